/** So many failures in a row, of analyses that each tried as often as they may, and the server is left alone. */
const failuresBeforePause = 3;
const pauseMs = 60_000;

/** Spares each analysis the wait for a server that is down: after a row of failures no call is made for a minute. */
export class CallPause {
  readonly #now: () => number;
  #failures = 0;
  #until = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  isOn(): boolean {
    return this.#now() < this.#until;
  }

  /** Tells how a call ended. After a pause a single failure starts the next one. */
  note(failed: boolean): void {
    this.#failures = failed ? this.#failures + 1 : 0;
    if (this.#failures >= failuresBeforePause) this.#until = this.#now() + pauseMs;
  }
}
