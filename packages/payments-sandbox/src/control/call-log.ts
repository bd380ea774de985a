export interface LoggedCall {
  /** `POST /v1/customers/:id`, or the bare path where no route knows it. */
  call: string;
  status: number;
  stripeVersion: string | null;
  idempotencyKey: string | null;
}

const keptCalls = 20_000;

/** Every API call since the start, so that a test can compare what our code calls with what it may call. */
export class CallLog {
  #calls: LoggedCall[] = [];

  add(call: LoggedCall): void {
    this.#calls.push(call);
    if (this.#calls.length > keptCalls) this.#calls.shift();
  }

  /** All of them, and how often each was made. */
  report(): { calls: readonly LoggedCall[]; counts: Record<string, number> } {
    const counts: Record<string, number> = {};
    for (const { call } of this.#calls) counts[call] = (counts[call] ?? 0) + 1;
    return { calls: this.#calls, counts };
  }

  clear(): void {
    this.#calls = [];
  }
}
