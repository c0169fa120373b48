// Calls of the house, and what it says when it cannot do something.
import { byId, table, words } from "./words.js";

const SHOWN_FOR = 8000;
const token = document.querySelector('meta[name="form-token"]')?.content ?? "";
let hiding = 0;

// Ask the house to do something; the answer's meaning comes by the live connection.
export async function call(method, address, body) {
  return Boolean(await request(method, address, body));
}

// The same, with what the house answers; nothing if it did not do it.
export async function request(method, address, body) {
  let response;
  try {
    response = await fetch(address, {
      method,
      headers: { "Content-Type": "application/json", "X-Form-Token": token, Accept: "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    complain(words.offline);
    return null;
  }
  if (response.ok) {
    calm();
    return await response.json().catch(() => ({}));
  }
  const told = await response.json().catch(() => ({}));
  complain(told.message ?? words.failed, told.refusals ?? []);
  if (told.error === "error-stale") dispatchEvent(new Event("stale"));
  return null;
}

// Ask the house something; nothing if it does not answer.
export async function ask(address) {
  try {
    const response = await fetch(address, { headers: { Accept: "application/json" } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

export function complain(message, refusals = []) {
  const alarm = byId("alarm");
  alarm.replaceChildren(message);
  for (const refusal of refusals) {
    alarm.append(" ", refusal.message, " ", ruleLink(refusal.clause));
  }
  alarm.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(calm, SHOWN_FOR);
}

export function calm() {
  byId("alarm").hidden = true;
}

export function ruleLink(clause) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/rules/${table.game}#${clause}`;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = words.rule;
  link.setAttribute("aria-label", words.ruleOf.replace("{clause}", clause));
  return link;
}
