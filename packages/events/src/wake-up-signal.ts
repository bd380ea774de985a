/** Lets one loop sleep until there is work. A signal that is set while the loop is busy ends its next wait immediately. */
export class WakeUpSignal {
  #isSet = false;
  #wakeSleeper: (() => void) | undefined;

  set(): void {
    this.#isSet = true;
    this.#wakeSleeper?.();
  }

  /** Resolves when the signal is set, at the latest after `timeoutMs`. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.#isSet) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#wakeSleeper = resolve;
        timer = setTimeout(resolve, timeoutMs);
      });
      clearTimeout(timer);
      this.#wakeSleeper = undefined;
    }
    this.#isSet = false;
  }
}
