import { once } from 'node:events';
import { request } from 'node:http';
import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Golfer, ownPage, startGateway, type TestGateway } from '../test-gateway.ts';
import { encodeVideo, h264 } from '../test-videos.ts';

/** A tenth of the real allowance, which the tests of UploadPace cover. */
const graceS = 3;
let gateway: TestGateway;
let video: Buffer;
beforeAll(async () => {
  [gateway, video] = await Promise.all([
    startGateway({}, undefined, { uploadGraceMs: graceS * 1_000 }),
    encodeVideo('mp4', ...h264),
  ]);
});
afterAll(() => gateway.stop());

const fileHead = '--b\r\nContent-Disposition: form-data; name="faceOnVideo"; filename="swing.mp4"\r\n\r\n';

/** Starts a form and continues with a byte a second. Returns the answer and its time. */
async function trickle({ cookie }: Golfer, beginning: (string | Buffer)[]) {
  const startedAt = performance.now();
  const sent = request(`${gateway.origin}/api/swing-analyses`, {
    method: 'POST',
    agent: false,
    headers: { ...ownPage, cookie, 'content-type': 'multipart/form-data; boundary=b' },
  });
  sent.on('error', () => undefined);
  for (const bytes of beginning) sent.write(bytes);
  const timer = setInterval(() => sent.write(' '), 1_000);
  const [response] = await once(sent, 'response');
  clearInterval(timer);
  const { code } = JSON.parse(String(await response.toArray())) as ErrorBody;
  sent.destroy();
  return { status: response.statusCode, code, afterS: (performance.now() - startedAt) / 1_000 };
}

it('uploads at a byte a second are rejected and leave nothing, in any part of the form', async () => {
  const golfers = await Promise.all([gateway.register(), gateway.register(), gateway.register()]);
  const [inPreamble, inVideo, inPart] = await Promise.all([
    trickle(golfers[0] as Golfer, [' ']),
    trickle(golfers[1] as Golfer, [fileHead, video]),
    trickle(golfers[2] as Golfer, ['--b\r\nContent-Disposition: form-']),
  ]);
  for (const refused of [inPreamble, inVideo, inPart]) {
    expect(refused).toMatchObject({ status: 400, code: 'upload-too-slow' });
    expect(refused.afterS).toBeGreaterThan(graceS - 1);
    expect(refused.afterS).toBeLessThan(graceS + 15);
  }
  expect(await gateway.rows('select 1 from gateway.upload_in_progress')).toEqual([]);
  expect(await gateway.bucket.keys()).toEqual([]);
  const { uploads } = await gateway.bucket.client.listIncompleteUploadsQuery(gateway.bucket.name, '', '', '', '');
  expect(uploads).toEqual([]);
}, 60_000);
