/** After this many failures in a row, each with all its tries, no call is made for a while. */
const failuresBeforePause = 3;
const pauseMs = 60_000;

/** A circuit breaker: after several failures in a row no call is made for a minute, so analyses do not wait for a server that is down. */
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

  /** Records how a call ended. After a pause a single failure starts the next one. */
  record(failed: boolean): void {
    this.#failures = failed ? this.#failures + 1 : 0;
    if (this.#failures >= failuresBeforePause) this.#until = this.#now() + pauseMs;
  }
}
