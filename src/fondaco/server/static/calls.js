// API client, and the line that shows errors.
import { formToken, make, need } from "./elements.js";
import { table, words } from "./page.js";

/** @typedef {{ message: string, clause: string }} Refusal */

const SHOWN_FOR = 8000;
let hiding = 0;

/**
 * Send a request; its effect arrives by the live connection.
 * @param {string} method
 * @param {string} address
 * @param {object} body
 */
export async function call(method, address, body) {
  return Boolean(await request(method, address, body, { Prefer: "return=minimal" }));
}

/**
 * Send a request; the response, or null after an error.
 * @param {string} method
 * @param {string} address
 * @param {object} body
 * @param {Record<string, string>} headers
 * @returns {Promise<any>}
 */
export async function request(method, address, body, headers = {}) {
  const json = "application/json";
  const sent = { "Content-Type": json, "X-Form-Token": formToken, Accept: json, ...headers };
  let response;
  try {
    response = await fetch(address, { method, headers: sent, body: JSON.stringify(body) });
  } catch {
    complain(words.offline);
    return null;
  }
  const told = await response.json().catch(() => ({}));
  if (response.ok) {
    calm();
    return told;
  }
  complain(told.message ?? words.failed, told.refusals ?? []);
  if (told.error === "error-stale") dispatchEvent(new Event("stale"));
  return null;
}

/**
 * GET; null after an error.
 * @param {string} address
 * @returns {Promise<any>}
 */
export async function ask(address) {
  try {
    const response = await fetch(address, { headers: { Accept: "application/json" } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** @param {string} message @param {Refusal[]} refusals */
export function complain(message, refusals = []) {
  const alarm = need("alarm");
  alarm.replaceChildren(message);
  for (const refusal of refusals) alarm.append(" ", refusal.message, " ", ruleLink(refusal.clause));
  alarm.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(calm, SHOWN_FOR);
}

function calm() {
  need("alarm").hidden = true;
}

/** @param {string} clause */
export function ruleLink(clause) {
  const link = make("a", "rule", words.rule);
  link.href = `/rules/${table.game}#${clause}`;
  link.target = "_blank";
  link.rel = "noopener";
  link.setAttribute("aria-label", words.ruleOf.replace("{clause}", clause));
  return link;
}
