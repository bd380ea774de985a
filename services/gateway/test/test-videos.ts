import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '@trueswing/testkit';

const run = promisify(execFile);

const encoded = new Map<string, Promise<Buffer>>();

/** Half a second of a test picture, encoded with the options given, once in a process. */
export async function encodeVideo(extension: string, ...options: string[]): Promise<Buffer> {
  const key = [extension, ...options].join(' ');
  const encoding = encoded.get(key) ?? encode(extension, options);
  encoded.set(key, encoding);
  // A copy, which its test may change.
  return Buffer.from(await encoding);
}

async function encode(extension: string, options: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-video-'));
  try {
    const file = join(folder, `video.${extension}`);
    const picture = ['-f', 'lavfi', '-i', 'testsrc=duration=0.5:size=128x96:rate=10'];
    await run(findFfmpeg(console.error).ffmpeg, ['-nostdin', '-v', 'error', ...picture, ...options, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
export const moovFirst = ['-movflags', '+faststart'];

/** A video that every check accepts. */
export const exampleVideo = (): Promise<Buffer> => encodeVideo('mp4', ...h264, ...moovFirst);

/**
 * A video with a free box that makes the file this large, after everything or before the index; it stays valid for the gateway.
 */
export function padVideo(video: Buffer, sizeBytes: number, where: 'after' | 'before' = 'after'): Buffer {
  const box = Buffer.alloc(sizeBytes - video.length, 7);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  // A file begins with its type.
  const typeBytes = where === 'before' ? video.readUInt32BE() : video.length;
  return Buffer.concat([video.subarray(0, typeBytes), box, video.subarray(typeBytes)]);
}

/** A form as the upload screen sends it. */
export function uploadForm(
  videos: { faceOn?: Buffer; downTheLine?: Buffer; fileName?: string },
  fields: Record<string, string> = { clubSelection: 'driver' },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const file = (bytes: Buffer) =>
    new File([new Uint8Array(bytes)], videos.fileName ?? 'swing.mp4', { type: 'video/mp4' });
  if (videos.faceOn) form.append('faceOnVideo', file(videos.faceOn));
  if (videos.downTheLine) form.append('downTheLineVideo', file(videos.downTheLine));
  return form;
}
