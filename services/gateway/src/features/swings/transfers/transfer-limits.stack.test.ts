import { randomUUID } from 'node:crypto';
import { type ErrorBody, maxVideoBytes, transferPartType } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf, swingsOf } from '../../../../test/stored-uploads.ts';
import { ownPage } from '../../../../test/test-gateway.ts';
import { encodeVideo, padVideo } from '../../../../test/test-videos.ts';
import { tus } from '../../../../test/transfer-calls.ts';
import { mebibyte, startTransferStand, type TransferStand } from '../../../../test/transfer-stand.ts';

let stand: TransferStand;
beforeAll(async () => {
  stand = await startTransferStand();
});
afterAll(() => stand.gateway.stop());

const bodyOf = async (response: Response) => (await response.json()) as ErrorBody;

describe('before the first byte', () => {
  it.each([
    ['an empty file', { sizeBytes: 0 }, 422, 'file-empty'],
    ['a file of more than 100 MB', { sizeBytes: maxVideoBytes + 1 }, 413, 'file-too-large'],
    [
      'a file of another type',
      { sizeBytes: 9, filename: 'notes.pdf', filetype: 'application/pdf' },
      422,
      'not-a-video',
    ],
    [
      'a video format that we cannot read',
      { sizeBytes: 9, filename: 'a.ogv', filetype: 'video/ogg' },
      422,
      'format-refused',
    ],
    [
      'a down-the-line video of a free golfer',
      { sizeBytes: 9, view: 'down-the-line' as const },
      403,
      'premium-required',
    ],
  ])('%s is rejected', async (_, transfer, status, code) => {
    const golfer = await stand.gateway.register();
    const response = await stand.callsOf(golfer).begin(transfer);
    expect([response.status, (await bodyOf(response)).code]).toEqual([status, code]);
    expect(
      await stand.gateway.rows('select 1 from gateway.upload_in_progress where user_id = $1', [golfer.id]),
    ).toEqual([]);
  });

  it('a file of exactly 100 MB is accepted', async () => {
    const golfer = await stand.gateway.register();
    expect((await stand.callsOf(golfer).begin({ sizeBytes: maxVideoBytes })).status).toBe(201);
  });

  it('a golfer without an upload left is rejected', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    await calls.commit({ faceOnTransfer: await calls.transfer(stand.video) });
    const response = await calls.begin({ sizeBytes: 9 });
    expect([response.status, await bodyOf(response)]).toMatchObject([403, { requiresUpgrade: true }]);
  });
});

describe('at the commit', () => {
  it('a golfer whose last upload was used meanwhile is rejected, and the video stays until it expires', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const [first, second] = [await calls.transfer(stand.video), await calls.transfer(stand.video)];
    expect((await calls.commit({ faceOnTransfer: first })).status).toBe(200);
    const response = await calls.commit({ faceOnTransfer: second });
    expect([response.status, (await bodyOf(response)).code]).toEqual([403, 'upload-limit-reached']);
    expect(await creditsOf(stand.gateway, golfer)).toHaveLength(1);
    expect(await calls.offsetOf(second)).toBe(stand.video.length);
  });

  it('a golfer whose Premium ended meanwhile cannot use the down-the-line video', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    await stand.gateway.makePremium(golfer);
    const uploadKey = randomUUID();
    const faceOnTransfer = await calls.transfer(stand.video, { uploadKey });
    const downTheLineTransfer = await calls.transfer(stand.video, { uploadKey, view: 'down-the-line' });
    await stand.gateway.rows('update billing.subscription set premium_until = now() where user_id = $1', [golfer.id]);
    const response = await calls.commit({ faceOnTransfer, downTheLineTransfer });
    expect([response.status, (await bodyOf(response)).code]).toEqual([403, 'premium-required']);
  });

  it('a video that has not arrived whole is not accepted', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const id = await calls.beginId({ sizeBytes: stand.large.length });
    await calls.send(id, 0, stand.large.subarray(0, 100));
    const response = await calls.commit({ faceOnTransfer: id });
    expect([response.status, (await bodyOf(response)).code]).toEqual([409, 'transfer-unfinished']);
  });

  it('no video at all is answered as in the multipart form', async () => {
    const golfer = await stand.gateway.register();
    const response = await stand.callsOf(golfer).commit({});
    expect(await bodyOf(response)).toMatchObject({ code: 'face-on-required', title: 'Face-On Video Required' });
  });

  it('videos of two uploads do not become one swing', async () => {
    const golfer = await stand.gateway.register();
    await stand.gateway.makePremium(golfer);
    const calls = stand.callsOf(golfer);
    const faceOnTransfer = await calls.transfer(stand.video);
    const downTheLineTransfer = await calls.transfer(stand.video, { view: 'down-the-line' });
    expect((await calls.commit({ faceOnTransfer, downTheLineTransfer })).status).toBe(404);
  });
});

describe('a file that is no video', () => {
  it('is rejected at its first bytes, and nothing of it stays', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const text = Buffer.alloc(mebibyte, 'no video ');
    const id = await calls.beginId({ sizeBytes: text.length });
    const response = await calls.send(id, 0, text);
    expect([response.status, (await bodyOf(response)).code]).toEqual([422, 'not-a-video']);
    expect((await calls.head(id)).status).toBe(404);
    expect(await stand.partsOf(golfer)).toEqual([]);
  });

  it('is rejected at the commit if no gateway has seen it whole, and nothing of it stays', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const second = await stand.gateway.startSecond();
    const hevc = padVideo(
      await encodeVideo('mp4', '-c:v', 'libx265', '-x265-params', 'log-level=none'),
      mebibyte,
      'before',
    );
    const id = await calls.beginId({ sizeBytes: hevc.length });
    await calls.send(id, 0, hevc.subarray(0, 20_000));
    const rest = await stand.callsOf(golfer, second.origin).send(id, 20_000, hevc.subarray(20_000));
    expect(rest.status).toBe(204);
    const response = await calls.commit({ faceOnTransfer: id });
    expect([response.status, (await bodyOf(response)).code]).toEqual([422, 'hevc-refused']);
    await second.stop();
    expect((await calls.head(id)).status).toBe(404);
    expect(await swingsOf(stand.gateway, golfer)).toEqual([]);
  });
});

describe('a client of the tus protocol', () => {
  it('of another version is answered ours', async () => {
    const golfer = await stand.gateway.register();
    const headers = { 'tus-resumable': '0.2.2' };
    const path = `/api/swing-transfers/${randomUUID()}`;
    const response = await stand.gateway.call(path, { method: 'DELETE', as: golfer, headers });
    expect(response.status).toBe(412);
    expect(response.headers.get('tus-version')).toBe('1.0.0');
    expect(response.headers.get('tus-resumable')).toBe('1.0.0');
  });

  it('finds the version in errors, and when the transfer expires in the answer to a part', async () => {
    const calls = stand.callsOf(await stand.gateway.register());
    expect((await calls.head(randomUUID())).headers.get('tus-resumable')).toBe('1.0.0');
    const id = await calls.beginId({ sizeBytes: 9 });
    const expires = (await calls.head(id)).headers.get('upload-expires');
    expect((await calls.send(id, 0, stand.video.subarray(0, 4))).headers.get('upload-expires')).toBe(expires);
  });

  it('must say how long a part is', async () => {
    const golfer = await stand.gateway.register();
    const id = await stand.callsOf(golfer).beginId({ sizeBytes: 9 });
    const response = await fetch(`${stand.gateway.origin}/api/swing-transfers/${id}`, {
      method: 'PATCH',
      headers: { ...tus, ...ownPage, cookie: golfer.cookie, 'upload-offset': '0', 'content-type': transferPartType },
      body: new Blob(['abcd']).stream(),
      duplex: 'half',
    });
    expect(response.status).toBe(411);
  });
});

describe('another golfer', () => {
  it('cannot read, continue, end or commit a transfer', async () => {
    const [owner, other] = [await stand.gateway.register(), await stand.gateway.register()];
    const [own, theirs] = [stand.callsOf(owner), stand.callsOf(other)];
    const id = await own.beginId({ sizeBytes: stand.video.length });
    expect((await theirs.head(id)).status).toBe(404);
    expect((await theirs.send(id, 0, stand.video)).status).toBe(404);
    expect((await theirs.end(id)).status).toBe(404);
    await own.sendRest(id, stand.video);
    expect((await theirs.commit({ faceOnTransfer: id })).status).toBe(404);
    expect((await own.commit({ faceOnTransfer: id })).status).toBe(200);
  });
});
