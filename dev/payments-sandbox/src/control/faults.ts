export interface Fault {
  /** Reject the call with this status before it changes anything. */
  status?: 409 | 429 | 500 | 503;
  /** Run the call, then close the connection instead of answering. */
  losesAnswer?: boolean;
  /** Applies to this call only, such as `POST /v1/customers`. Default: to every call. */
  call?: string;
  /** Number of times that the fault occurs. */
  times: number;
}

/** Faults that tests inject into the next API calls. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  /** The fault for this call, if any. Counts as one occurrence. */
  take(call: string): Fault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.call === undefined || waiting.call === call);
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault);
    return fault;
  }
}
