// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../test/fixtures/finished-analysis.ts';
import { takeEarlyAnswer } from '../shared/api/early-answers.ts';

const analysis = finishedAnalysis({
  technicalDetails: {
    ...detailsUnderTest,
    faceOn: { ...viewUnderTest, golferBox: { left: 0.2, top: 0.1, right: 0.8, bottom: 0.9 } },
  },
});
const url = `/api/swing-analyses/${analysis.id}`;
const ask = vi.fn<(url: string) => Promise<Response>>();
const decode = vi.fn<() => Promise<void>>();

/** Runs the script as the page does. */
async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `/analysis/${analysis.id}${search}`);
  document.body.innerHTML = '<div id="first-paint"><div data-stage=""><i></i></div></div>';
  document.documentElement.style.fontSize = '16px';
  vi.resetModules();
  await import('./opening-picture.ts');
  await globalThis.openingPicture;
}
const picture = () => document.querySelector<HTMLImageElement>('[data-stage] img');
const keptAnswer = async () => (await takeEarlyAnswer(url))?.json();

beforeEach(() => {
  vi.stubGlobal('fetch', ask.mockReset().mockResolvedValue(Response.json(analysis)));
  Object.assign(HTMLImageElement.prototype, { decode: decode.mockReset().mockResolvedValue() });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 400));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  globalThis.earlyAnswers = undefined;
});

test('shows the picture above the place of the controls, and keeps the answer for the client', async () => {
  await open();
  expect(picture()?.getAttribute('src')).toBe(analysis.faceOnKeyFrameUrls?.top);
  const controls = document.querySelector<HTMLElement>('[data-stage] :last-child');
  expect(controls?.style.height).toBe(`${6.75 * 16}px`);
  expect(ask).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ credentials: 'same-origin' }));
  expect(await keptAnswer()).toEqual(analysis);
});

test('places it again when the phone is turned', async () => {
  await open();
  const before = picture()?.style.width;
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 0, 800, 260));
  dispatchEvent(new Event('resize'));
  expect(picture()?.style.width).not.toBe(before);
});

test('asks for nothing if the link names another moment', async () => {
  await open('?moment=impact&view=face-on');
  expect(ask).not.toHaveBeenCalled();
  expect(picture()).toBeNull();
});

test.each<[string, () => void]>([
  ['a refused call', () => ask.mockResolvedValue(new Response('{}', { status: 401 }))],
  ['a call without a connection', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['an answer that is not what it should be', () => ask.mockResolvedValue(new Response('<html>'))],
  ['a picture that does not load', () => decode.mockRejectedValue(new Error('EncodingError'))],
])('leaves the placeholder after %s', async (_, break_) => {
  break_();
  await open();
  expect(document.querySelector('[data-stage]')?.innerHTML).toBe('<i></i>');
});
