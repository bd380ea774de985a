import type { Readable } from 'node:stream';
import type { FrameBuffers } from './frame-buffers.ts';

/**
 * Splits a raw video stream into frames. The consumer owns each frame's buffer until it gives it back. While no buffer is
 * free the stream is not read, which blocks ffmpeg: back-pressure. An incomplete last frame is dropped.
 */
export async function* splitFrames(
  stream: Readable,
  frameBytes: number,
  buffers: FrameBuffers,
): AsyncGenerator<ArrayBuffer> {
  let buffer = await buffers.take();
  let filled = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (let offset = 0; offset < chunk.length; ) {
      const bytes = Math.min(frameBytes - filled, chunk.length - offset);
      new Uint8Array(buffer, filled, bytes).set(chunk.subarray(offset, offset + bytes));
      filled += bytes;
      offset += bytes;
      if (filled === frameBytes) {
        yield buffer;
        buffer = await buffers.take();
        filled = 0;
      }
    }
  }
}
