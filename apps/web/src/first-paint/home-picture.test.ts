// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../test/fixtures/finished-analysis.ts';
import { takeEarlyAnswer } from '../shared/api/early-answers.ts';

const url = '/api/swing-analyses/user/me';
const finished = finishedAnalysis({
  technicalDetails: {
    ...detailsUnderTest,
    faceOn: { ...viewUnderTest, golferBox: { left: 0.2, top: 0.1, right: 0.8, bottom: 0.9 } },
  },
});
const failed = finishedAnalysis({ id: finished.id, technicalDetails: { error: 'no-swing', message: 'No swing.' } });
const ask = vi.fn<(url: string) => Promise<Response>>();
const decode = vi.fn<() => Promise<void>>();

/** Runs the script as the page does. */
async function open(): Promise<void> {
  document.body.innerHTML = '<div id="first-paint"><div data-stage=""></div></div>';
  vi.resetModules();
  await import('./home-picture.ts');
  await globalThis.openingPicture;
}
const picture = () => document.querySelector<HTMLImageElement>('[data-stage] img');

beforeEach(() => {
  vi.stubGlobal('fetch', ask.mockReset().mockResolvedValue(Response.json([finished])));
  Object.assign(HTMLImageElement.prototype, { decode: decode.mockReset().mockResolvedValue() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  globalThis.earlyAnswers = undefined;
});

test('the picture is cropped as on the card, and the answer is kept for the client', async () => {
  await open();
  expect(picture()?.getAttribute('src')).toBe(finished.faceOnKeyFrameUrls?.impact);
  expect(picture()?.style.width).toMatch(/^\d+(\.\d+)?%$/);
  expect(ask).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ credentials: 'same-origin' }));
  expect(await (await takeEarlyAnswer(url))?.json()).toEqual([finished]);
});

test('a newer swing that failed does not take the place of the last good one', async () => {
  ask.mockResolvedValue(Response.json([failed, finished]));
  await open();
  expect(picture()?.getAttribute('src')).toBe(finished.faceOnKeyFrameUrls?.impact);
});

test('a swing from before it was stored where the golfer stands shows the middle of its picture', async () => {
  ask.mockResolvedValue(Response.json([finishedAnalysis()]));
  await open();
  expect(picture()?.className).toContain('object-cover');
});

test.each<[string, () => void]>([
  ['a golfer without a swing', () => ask.mockResolvedValue(Response.json([]))],
  ['a refused call', () => ask.mockResolvedValue(new Response('{}', { status: 401 }))],
  ['a call without a connection', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['an answer that is not what it should be', () => ask.mockResolvedValue(new Response('<html>'))],
  ['a picture that does not load', () => decode.mockRejectedValue(new Error('EncodingError'))],
])('the placeholder stays for %s', async (_, prepare) => {
  prepare();
  await open();
  expect(document.querySelector('[data-stage]')?.innerHTML).toBe('');
});
