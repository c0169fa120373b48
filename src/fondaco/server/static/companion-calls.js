// Shared by the companion's pages: post a form, show errors, keep the focus.

/**
 * Message of an error page.
 * @param {Response} response
 * @param {string} otherwise
 */
export async function complaintOf(response, otherwise) {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector(".error-message, .reasons, body > p")?.textContent.trim() || otherwise;
}

/**
 * Post a form; the response, or an error message.
 * @param {string} address
 * @param {FormData} form
 * @param {string} offline
 * @returns {Promise<any>}
 */
export async function post(address, form, offline) {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  let response;
  try {
    response = await fetch(address, { method: "POST", headers: { Accept: "application/json" }, body });
  } catch {
    return { complaint: offline };
  }
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson ? response.json() : { complaint: await complaintOf(response, offline) };
}

/**
 * Show an error; hide the line if it is empty.
 * @param {HTMLElement} alarm
 * @param {string} message
 */
export function complain(alarm, message) {
  alarm.textContent = message;
  alarm.hidden = !message;
}

/**
 * Patch the DOM, and restore the focus by id.
 * @param {() => void} change
 */
export function keepFocus(change) {
  const active = document.activeElement;
  const id = active?.id;
  const start = active instanceof HTMLInputElement ? active.selectionStart : null;
  change();
  if (!id || document.activeElement?.id === id) return;
  const same = document.getElementById(id);
  same?.focus({ preventScroll: true });
  if (start !== null && same instanceof HTMLInputElement) same.setSelectionRange(start, start);
}
