export interface LoggedCall {
  /** Such as `POST /v1/customers/:id`; the path itself if no route matches. */
  call: string;
  status: number;
  stripeVersion: string | null;
  idempotencyKey: string | null;
}

const maxCalls = 20_000;

/** The API calls since the start, so that a test can compare the calls of our code with the supported ones. */
export class CallLog {
  readonly #calls: LoggedCall[] = [];

  add(call: LoggedCall): void {
    this.#calls.push(call);
    if (this.#calls.length > maxCalls) this.#calls.shift();
  }

  /** All calls, and how often each was made. */
  report(): { calls: readonly LoggedCall[]; counts: Record<string, number> } {
    const counts: Record<string, number> = {};
    for (const { call } of this.#calls) counts[call] = (counts[call] ?? 0) + 1;
    return { calls: this.#calls, counts };
  }
}
