/** S3's smallest part; what one upload holds in memory. */
export const partBytes = 5 * 1024 * 1024;
/** Up to so many in use an upload may have a second one; and so many are kept for the uploads that follow. */
const buffersAtEase = 20;

/**
 * Cuts streams into parts and sends them one after the other: while a part is on its way the next one fills, as long as
 * few buffers are in use.
 */
export class PartBuffers {
  #free: Buffer[] = [];
  #inUse = 0;

  /**
   * Sends a source in parts of equal size, the last one shorter. A part is overwritten once its send has settled.
   * @returns when all have been sent, or, with the first error of source or send, when none is on its way any more
   */
  async sendInParts(
    source: AsyncIterable<Buffer>,
    send: (part: Buffer, isLast: boolean) => Promise<void>,
  ): Promise<void> {
    let filling = this.#take();
    let filled = 0;
    let sending: Promise<void> | undefined;
    let second: Buffer | undefined;
    try {
      for await (const chunk of source) {
        for (let taken = 0; taken < chunk.length; ) {
          if (filled === partBytes) {
            await sending;
            const full = filling;
            sending = send(full, false);
            // Told to whoever awaits it next.
            sending.catch(() => undefined);
            if (this.#inUse < buffersAtEase) second ??= this.#take();
            if (second) [filling, second] = [second, full];
            else await sending;
            filled = 0;
          }
          const copied = chunk.copy(filling, filled, taken);
          filled += copied;
          taken += copied;
        }
      }
      await sending;
      if (filled > 0) await send(filling.subarray(0, filled), true);
    } finally {
      await sending?.catch(() => undefined);
      this.#giveBack(filling);
      if (second) this.#giveBack(second);
    }
  }

  #take(): Buffer {
    this.#inUse += 1;
    return this.#free.pop() ?? Buffer.allocUnsafeSlow(partBytes);
  }

  #giveBack(buffer: Buffer): void {
    this.#inUse -= 1;
    if (this.#free.length < buffersAtEase) this.#free.push(buffer);
  }
}
