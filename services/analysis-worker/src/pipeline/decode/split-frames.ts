import type { Readable } from 'node:stream';
import type { FrameBuffers } from './frame-buffers.ts';

/**
 * Cuts a raw video stream into frames. Each frame's buffer belongs to the reader until it gives it back; while none is
 * free the stream is not read, which stops ffmpeg. A last, incomplete frame is dropped.
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
