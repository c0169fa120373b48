// WebSocket client: reconnects with exponential backoff.
const FIRST = 300;
const LONGEST = 5000;
const OURS = 4400;

/**
 * @typedef {object} Hearing
 * @property {(message: any) => void} onMessage
 * @property {() => void} onLost
 * @property {() => void} onBack
 * @property {() => void} onRefused
 */

export class Live {
  connected = false;
  #address;
  #hearing;
  #wait = FIRST;
  #was = false;
  #leaving = false;
  #timer = 0;
  /** @type {WebSocket | undefined} */
  #socket;

  /** @param {() => string} address @param {Hearing} hearing */
  constructor(address, hearing) {
    this.#address = address;
    this.#hearing = hearing;
    addEventListener("online", () => this.#now());
    addEventListener("offline", () => this.#socket?.close());
    addEventListener("stale", () => this.#anew());
    document.addEventListener("visibilitychange", () => document.hidden || this.#now());
    this.#connect();
  }

  #now() {
    if (this.connected || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  // The page was outdated, so the connection may be dead: reconnect.
  #anew() {
    const old = this.#socket;
    if (!this.connected || !old) return;
    old.onmessage = null;
    this.#connect();
    old.close();
  }

  #connect() {
    this.#timer = 0;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = FIRST;
      if (this.#was) this.#hearing.onBack();
      this.#was = true;
    };
    socket.onmessage = (event) => this.#hearing.onMessage(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  /** @param {WebSocket} socket @param {number} code */
  #lost(socket, code) {
    if (socket !== this.#socket || this.#leaving) return;
    this.connected = false;
    if (code >= OURS && code < OURS + 100) {
      this.#hearing.onRefused();
      return;
    }
    this.#was = true;
    this.#hearing.onLost();
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST, this.#wait * 2);
  }

  leave() {
    this.#leaving = true;
    this.#socket?.close();
  }
}
