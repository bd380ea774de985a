import { randomBytes } from 'node:crypto';
import { swingAnalysisSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishAnalysis, uploadSwing } from '../../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const get = async (path: string, as: Golfer) => (await gateway.call(path, { as })).json();
const read = async (id: string, as: Golfer) => swingAnalysisSchema.parse(await get(`/api/swing-analyses/${id}`, as));

describe('the video', () => {
  const file = randomBytes(100_000);
  let golfer: Golfer;
  let url: string;
  const fetchVideo = (headers: Record<string, string> = {}) => gateway.call(url, { as: golfer, headers });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
  beforeAll(async () => {
    golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    await finishAnalysis(gateway, id, file);
    url = `/api/swing-analyses/${id}/video/face-on`;
  });

  it('is sent whole, with the service’s own type and name, cacheable by the golfer only', async () => {
    const response = await fetchVideo();
    expect(response.status).toBe(200);
    expect((await bytes(response)).equals(file)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '100000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="swing-face-on.mp4"',
      'cache-control': expect.stringMatching(/^private/),
    });
  });

  it.each([
    ['bytes=0-', 0, 99_999],
    ['bytes=0-1', 0, 1],
    ['bytes=500-999', 500, 999],
    ['bytes=99990-200000', 99_990, 99_999],
    ['bytes=-100', 99_900, 99_999],
  ])('comes in parts: %s', async (range, start, end) => {
    const response = await fetchVideo({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/100000`);
    expect((await bytes(response)).equals(file.subarray(start, end + 1))).toBe(true);
  });

  it('answers 416 to a range after its end', async () => {
    const response = await fetchVideo({ range: 'bytes=100000-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */100000']);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await fetchVideo()).headers.get('etag') ?? '';
    expect((await fetchVideo({ 'if-none-match': etag })).status).toBe(304);
  });

  it('has a poster and landmarks of their own types, and nothing down-the-line', async () => {
    const type = async (path: string) => (await gateway.call(path, { as: golfer })).headers.get('content-type');
    expect(await type(url.replace('/video/', '/poster/'))).toBe('image/jpeg');
    expect(await type(url.replace('/video/', '/landmarks/'))).toContain('application/json');
    expect((await gateway.call(url.replace('face-on', 'down-the-line'), { as: golfer })).status).toBe(404);
  });
});

it('landmarks are compressed for a client that accepts it, unlike a part of them', async () => {
  const golfer = await gateway.register();
  const id = await uploadSwing(gateway, golfer);
  const stored = JSON.stringify({ frames: Array.from({ length: 500 }, (_, frame) => ({ frame })) });
  await finishAnalysis(gateway, id, Buffer.from(stored));
  const path = `/api/swing-analyses/${id}/landmarks/face-on`;
  const get = (headers: Record<string, string>) => gateway.call(path, { as: golfer, headers });
  const compressed = await get({ 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(compressed.headers)).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(await compressed.text()).toBe(stored);
  const etag = compressed.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  expect((await get({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304);
  const plain = await get({ 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), plain.headers.get('content-length')]).toEqual([
    null,
    `${stored.length}`,
  ]);
  const part = await get({ 'accept-encoding': 'gzip', range: 'bytes=0-9' });
  expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([
    206,
    null,
    stored.slice(0, 10),
  ]);
});

it('the stills at the eight events are JPEGs for their owner, sent once', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  const id = await uploadSwing(gateway, golfer);
  await finishAnalysis(gateway, id, Buffer.from('a still'));
  const urls = Object.entries((await read(id, golfer)).faceOnKeyFrameUrls ?? {});
  expect(urls).toHaveLength(8);
  for (const [event, given] of urls) {
    const url = given ?? 'no still';
    const response = await gateway.call(url, { as: golfer });
    expect([event, response.status, await response.text()]).toEqual([event, 200, 'a still']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="swing-face-on-${event}.jpg"`,
      'cache-control': expect.stringMatching(/^private/),
      'x-content-type-options': 'nosniff',
    });
    const again = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await gateway.call(url, { as: golfer, headers: again })).status).toBe(304);
    expect((await gateway.call(url, { as: other })).status).toBe(404);
    expect((await gateway.call(url)).status).toBe(401);
    expect((await gateway.call(url.replace('face-on', 'down-the-line'), { as: golfer })).status).toBe(404);
  }
  const unknown = `/api/swing-analyses/${id}/key-frames/face-on/waggle`;
  expect((await gateway.call(unknown, { as: golfer })).status).toBe(400);
  // An analysis that was made before stills existed has all its other files.
  await gateway.rows('update analysis.output set face_on_key_frames = null where analysis_id = $1', [id]);
  expect(await read(id, golfer)).toMatchObject({ faceOnKeyFrameUrls: null, faceOnVideoUrl: expect.any(String) });
  expect((await gateway.call(String(urls[0]?.[1]), { as: golfer })).status).toBe(404);
});
