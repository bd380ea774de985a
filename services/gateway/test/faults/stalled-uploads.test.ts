import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltGateway } from '../built-gateway.ts';
import { ownPage, registerAt } from '../test-gateway.ts';
import { encodeVideo, h264, moovFirst } from '../test-videos.ts';

let gateway: Awaited<ReturnType<typeof startBuiltGateway>>;
let video: Buffer;
beforeAll(async () => {
  [gateway, video] = await Promise.all([startBuiltGateway(), encodeVideo('mp4', ...h264, ...moovFirst)]);
});
afterAll(() => gateway.stop());

const register = async () => (await registerAt(gateway.origin)).cookie;

/** Sends more than one part of a video and then nothing. Resolves with the status of an answer, if any. */
function startStalledUpload(cookie: string): Promise<number | 'cut off'> {
  const sent = request(`${gateway.origin}/api/swing-analyses`, {
    method: 'POST',
    agent: false,
    headers: { ...ownPage, cookie, 'content-type': 'multipart/form-data; boundary=b' },
  });
  sent.write('--b\r\nContent-Disposition: form-data; name="faceOnVideo"; filename="swing.mp4"\r\n\r\n');
  sent.write(video);
  sent.write(Buffer.alloc(6 * 1024 * 1024));
  return once(sent, 'response').then(
    ([response]) => {
      sent.on('error', () => undefined).destroy();
      return response.statusCode;
    },
    () => 'cut off' as const,
  );
}

const incompleteUploads = async () => {
  const { client, name } = gateway.bucket;
  return (await client.listIncompleteUploadsQuery(name, 'uploads/', '', '', '')).uploads;
};

it('limits the open uploads of one golfer, and cuts them off at SIGTERM with nothing left', async () => {
  const [slow, other] = await Promise.all([register(), register()]);
  const answers = Array.from({ length: 8 }, () => startStalledUpload(slow));
  const answered: unknown[] = [];
  for (const answer of answers) void answer.then((status) => answered.push(status));
  // Both: one that the gateway has not read yet would be cut off with the others.
  await expect.poll(() => answered, { timeout: 30_000 }).toEqual([429, 429]);
  answers.push(startStalledUpload(other));
  await expect.poll(incompleteUploads, { timeout: 30_000 }).toHaveLength(7);

  expect(await gateway.child.end('SIGTERM')).toBe(0);
  expect((await Promise.all(answers)).sort()).toEqual([429, 429, ...Array(7).fill('cut off')]);
  expect(await incompleteUploads()).toEqual([]);
  expect(gateway.child.output).not.toContain('could not be discarded');
});
