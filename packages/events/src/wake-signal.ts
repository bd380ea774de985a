/** Lets one loop sleep until somebody has news for it; news that comes while it is awake is not lost. */
export class WakeSignal {
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
