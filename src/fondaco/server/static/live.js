// The connection by which the page hears of every change; lost, it is tried again, calmly and for ever.
const FIRST = 300;
const LONGEST = 5000;
const OURS = 4400;

export class Live {
  constructor(address, { onMessage, onLost, onBack, onRefused }) {
    Object.assign(this, { address, onMessage, onLost, onBack, onRefused });
    this.wait = FIRST;
    this.connected = false;
    this.was = false;
    addEventListener("online", () => this.#now());
    addEventListener("offline", () => this.socket?.close());
    addEventListener("stale", () => this.#anew());
    document.addEventListener("visibilitychange", () => document.hidden || this.#now());
    this.#connect();
  }

  #now() {
    if (this.connected || !this.timer) return;
    clearTimeout(this.timer);
    this.#connect();
  }

  // A connection may have died without a word; the page was behind, so do not trust it.
  #anew() {
    if (!this.connected) return;
    const old = this.socket;
    old.onmessage = null;
    this.#connect();
    old.close();
  }

  #connect() {
    this.timer = 0;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = FIRST;
      if (this.was) this.onBack();
      this.was = true;
    };
    socket.onmessage = (event) => this.onMessage(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket, code) {
    if (socket !== this.socket || this.leaving) return;
    this.connected = false;
    if (code >= OURS && code < OURS + 100) {
      this.onRefused(code);
      return;
    }
    this.was = true;
    this.onLost();
    this.timer = setTimeout(() => this.#connect(), this.wait * (0.8 + 0.4 * Math.random()));
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  leave() {
    this.leaving = true;
    this.socket?.close();
  }
}
