/** A small pool of picture buffers. `take` waits until a buffer is free. */
export class FrameBuffers {
  readonly #free: ArrayBuffer[];
  readonly #waiting: { resolve: (buffer: ArrayBuffer) => void; reject: (error: unknown) => void }[] = [];
  #failure: { readonly error: unknown } | null = null;

  constructor(count: number, bytes: number) {
    this.#free = Array.from({ length: count }, () => new ArrayBuffer(bytes));
  }

  take(): Promise<ArrayBuffer> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    const buffer = this.#free.pop();
    if (buffer) return Promise.resolve(buffer);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  give(buffer: ArrayBuffer): void {
    const next = this.#waiting.shift();
    if (next) next.resolve(buffer);
    else this.#free.push(buffer);
  }

  /** A buffer is lost for good: present and later calls of `take` reject with the error. */
  fail(error: unknown): void {
    this.#failure ??= { error };
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
