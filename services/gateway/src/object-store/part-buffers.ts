import { partBytes } from '@trueswing/service-kit/object-store';

/** While fewer buffers are in use, an upload may take a second one. Also the number of free buffers kept for reuse. */
const doubleBufferingLimit = 20;

/**
 * Cuts streams into parts and sends them one after the other. While a part is being sent the next one fills, as long as
 * few buffers are in use.
 */
export class PartBuffers {
  #free: Buffer[] = [];
  #inUse = 0;

  /**
   * Sends a source in parts of equal size, the last one shorter. A part is overwritten once its send has settled.
   * Resolves when all parts have been sent. Rejects with the first error of source or send, once no send is running any more.
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
            // The next await of `sending` reports the failure.
            sending.catch(() => undefined);
            if (this.#inUse < doubleBufferingLimit) second ??= this.#take();
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
    if (this.#free.length < doubleBufferingLimit) this.#free.push(buffer);
  }
}
