import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { incompleteUploads } from '../stored-uploads.ts';
import { type Golfer, ownPage, type TestGateway } from '../test-gateway.ts';
import { encodeVideo, h264, moovFirst } from '../test-videos.ts';
import { openRejectingGateway, rawUpload } from './rejecting-gateway.ts';

const opened = openRejectingGateway();
let gateway: TestGateway;
let golfer: Golfer;
beforeAll(() => {
  ({ gateway, golfer } = opened);
});

describe('a broken request', () => {
  const boundary = 'limit';
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n`;

  it('leaves nothing: aborted in the middle of the video', async () => {
    const video = await encodeVideo('mp4', ...h264, ...moovFirst);
    const slow = request(`${gateway.origin}/api/swing-analyses`, { method: 'POST', headers: formHeaders(boundary) });
    slow.on('error', () => undefined);
    slow.write(head('name="faceOnVideo"; filename="swing.mp4"'));
    slow.write(video);
    slow.write(Buffer.alloc(11 * 1024 * 1024));
    await expect.poll(() => incompleteUploads(gateway), { timeout: 10_000 }).toHaveLength(1);
    slow.destroy();
    const inProgress = () => gateway.rows('select 1 from gateway.upload_in_progress');
    await expect.poll(inProgress, { timeout: 10_000 }).toEqual([]);
  });

  it.each([
    ['a part that never ends', `${head('name="faceOnVideo"; filename="a.mp4"')}abc`],
    ['no boundary at all', 'nothing of the kind'],
    ['a field named __proto__', `${head('name="__proto__"')}x\r\n--${boundary}--\r\n`],
    [
      'header injection in the name of the file',
      `${head('name="faceOnVideo"; filename="a\r\nSet-Cookie: x=1\r\n.mp4"')}abc\r\n--${boundary}--\r\n`,
    ],
  ])('is rejected: %s', async (_name, body) => {
    const answer = await rawUpload(gateway, golfer, formHeaders(boundary), [body]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is rejected: a body that is no form', async () => {
    const headers = { ...ownPage, cookie: golfer.cookie, 'content-type': 'application/json' };
    expect((await rawUpload(gateway, golfer, headers, ['{}'])).status).toBe(400);
  });
});

const formHeaders = (boundary: string) => ({
  ...ownPage,
  cookie: golfer.cookie,
  'content-type': `multipart/form-data; boundary=${boundary}`,
});
