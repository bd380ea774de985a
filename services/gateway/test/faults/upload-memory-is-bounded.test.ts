import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type ErrorBody, maxVideoBytes } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltGateway } from '../built-gateway.ts';
import { ownPage, registerAt } from '../test-gateway.ts';
import { encodeVideo, h264, moovFirst } from '../test-videos.ts';

let gateway: Awaited<ReturnType<typeof startBuiltGateway>>;
let cookie: string;
let video: Buffer;
beforeAll(async () => {
  [gateway, video] = await Promise.all([startBuiltGateway(), encodeVideo('mp4', ...h264, ...moovFirst)]);
  cookie = (await registerAt(gateway.origin)).cookie;
});
afterAll(() => gateway.stop());

/** Memory of the process now, and its peak since the last call. */
async function memory(): Promise<{ nowMb: number; peakMb: number }> {
  const text = await readFile(`/proc/${gateway.child.pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1]) / 1024;
  // Writing 5 resets the peak.
  await writeFile(`/proc/${gateway.child.pid}/clear_refs`, '5');
  return { nowMb: read('VmRSS'), peakMb: read('VmHWM') };
}

it('receives and rejects 100 MB and one byte, holding only a few parts of it', async () => {
  expect(await uploadOf(maxVideoBytes + 1)).toMatchObject({ status: 413, body: { code: 'file-too-large' } });
  const { nowMb } = await memory();
  expect(await uploadOf(maxVideoBytes + 1)).toMatchObject({ status: 413, body: { code: 'file-too-large' } });
  const { peakMb } = await memory();
  expect(peakMb - nowMb).toBeLessThan(64);
  expect(await gateway.bucket.keys()).toEqual([]);
});

it('receives six of them in parallel, holding only a few parts of each', async () => {
  const { nowMb } = await memory();
  const answers = await Promise.all(Array.from({ length: 6 }, () => uploadOf(maxVideoBytes + 1)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(413));
  const { peakMb } = await memory();
  expect(peakMb - nowMb).toBeLessThan(6 * 24);
  expect(await gateway.bucket.keys()).toEqual([]);
});

it('accepts exactly 100 MB', async () => {
  expect((await uploadOf(maxVideoBytes)).status).toBe(200);
  expect(await gateway.bucket.keys()).toHaveLength(1);
});

it('stops at SIGTERM', async () => {
  expect(await gateway.child.end('SIGTERM')).toBe(0);
  expect(gateway.child.output).toContain('"stopped"');
});

/** Streams a video of that size without holding it in memory. */
async function uploadOf(sizeBytes: number): Promise<{ status: number; body: ErrorBody }> {
  const boundary = 'the-boundary';
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const sent = request(`${gateway.origin}/api/swing-analyses`, {
    method: 'POST',
    headers: { ...ownPage, cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answer = once(sent, 'response');
  sent.write(`${part('name="clubSelection"')}driver\r\n${part('name="faceOnVideo"; filename="swing.mp4"')}`);
  sent.write(video);
  const piece = Buffer.alloc(256 * 1024, 1);
  for (let left = sizeBytes - video.length; left > 0; left -= piece.length) {
    if (!sent.write(piece.subarray(0, left))) await once(sent, 'drain');
  }
  sent.end(`\r\n--${boundary}--\r\n`);
  const [response] = await answer;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
}
