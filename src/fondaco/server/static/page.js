// Data of the page for the scripts: translated texts, and the table.
import { find, first } from "./elements.js";

/** @type {Record<string, string>} */
export const words = JSON.parse(first("#words", HTMLScriptElement)?.textContent ?? "{}");

/**
 * @typedef {object} About
 * @property {string} table
 * @property {string} game
 * @property {string} seat from which the page looks; empty in the waiting room
 * @property {string} moment sent back with a decision, which is meant for this position only
 * @property {string} tag a mark of all that is shown
 * @property {string} begun
 * @property {string} yours whether the table waits for this page
 * @property {string} now the server's clock
 * @property {string} at in a replay, the moment that is shown
 * @property {string} length in a replay, the last moment
 * @property {string} told in a replay, the moments of which there is something to tell
 * @property {string} [fresh] see misclicks.js
 */

/** Which table, seen from which seat, at which moment: the data attributes of #table. */
export const table = /** @type {About} */ (/** @type {unknown} */ (find("table")?.dataset ?? {}));
