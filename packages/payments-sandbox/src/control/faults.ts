export interface Fault {
  /** Refuse with this status, before anything happens. */
  status?: 409 | 429 | 500 | 503;
  /** Do it, then cut the connection instead of answering. */
  losesAnswer?: boolean;
  /** Only calls like `POST /v1/customers`; every call where it is not set. */
  call?: string;
  /** So many times. */
  times: number;
}

/** What the next calls of the API are to suffer, as tests have asked. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault of this call, if any; it is used up by that. */
  take(call: string): Fault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.call === undefined || waiting.call === call);
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault);
    return fault;
  }
}
