// What the companion's pages share: sending a form, telling what went wrong, keeping the reader's place.

// The sentence of an error page of the house.
export async function complaintOf(response, otherwise) {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector(".error-message, .reasons, body > p")?.textContent.trim() || otherwise;
}

// Send a form; what the house answers, or a complaint.
export async function post(address, fields, offline) {
  let response;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
    });
  } catch {
    return { complaint: offline };
  }
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson ? response.json() : { complaint: await complaintOf(response, offline) };
}

// Change the page, and give the focus back to what has the same id.
export function focusKept(change) {
  const id = document.activeElement?.id;
  const start = document.activeElement?.selectionStart;
  change();
  if (!id || document.activeElement?.id === id) return;
  const same = document.getElementById(id);
  same?.focus({ preventScroll: true });
  if (start != null && same?.setSelectionRange) same.setSelectionRange(start, start);
}
