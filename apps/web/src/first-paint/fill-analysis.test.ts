// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../test/fixtures/finished-analysis.ts';
import { fillAnalysis } from './fill-analysis.ts';

const golferBox = { left: 0.2, top: 0.4, right: 0.8, bottom: 0.7 };
const cropped = finishedAnalysis({
  technicalDetails: { ...detailsUnderTest, faceOn: { ...viewUnderTest, golferBox } },
});
const url = `/api/swing-analyses/${cropped.id}`;
const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const stage = () => document.querySelector('[data-stage]') as HTMLElement;
const read = () => fetch(url, { method: 'GET' });

async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `/analysis/${cropped.id}${search}`);
  // jsdom has no default.
  document.documentElement.style.fontSize = '16px';
  document.body.innerHTML = '<div id="first-paint"><div data-stage><i></i></div></div>';
  await fillAnalysis(stage()).catch(() => undefined);
}

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset().mockImplementation(async () => Response.json(cropped));
  vi.stubGlobal('fetch', network);
  HTMLImageElement.prototype.decode = async () => undefined;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(424);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('shows the picture cropped to the golfer, above the controls', async () => {
  await open();
  const [picture] = stage().getElementsByTagName('img');
  expect(picture?.getAttribute('src')).toBe(cropped.faceOnKeyFrameUrls?.top);
  const [top, height] = [picture?.style.top, picture?.style.height].map((px) => Number.parseFloat(px ?? ''));
  const onStage = (share: number) => (top ?? Number.NaN) + share * (height ?? Number.NaN);
  expect(onStage(0.4)).toBeGreaterThanOrEqual(-1e-6);
  expect(onStage(0.7)).toBeLessThanOrEqual(424 - 6.76 * 16 + 1e-6);
});

test('the client gets the same answer, and asks the network from then on', async () => {
  await open();
  expect(((await (await read()).json()) as { id: string }).id).toBe(cropped.id);
  expect(network).toHaveBeenCalledOnce();
  await read();
  expect(network).toHaveBeenCalledTimes(2);
});

test('an answer that the client has not taken soon is not kept for another session, and a change is none of a read', async () => {
  await open();
  await fetch(url, { method: 'DELETE' });
  expect(network).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await read();
  expect(network).toHaveBeenCalledTimes(3);
});

const withDetails = (technicalDetails: typeof cropped.technicalDetails) => () =>
  Response.json({ ...cropped, technicalDetails });
test.each<[string, () => Response]>([
  ['a session that has ended', () => Response.json({ code: 'not-signed-in' }, { status: 401 })],
  ['the analysis of another golfer', () => Response.json({ code: 'analysis-not-found' }, { status: 404 })],
  ['an analysis in progress', withDetails(null)],
  ['a failed one', withDetails({ error: 'no-golfer', message: 'No golfer.' })],
  ['one from before the box was stored', withDetails(detailsUnderTest)],
  [
    'a moved top, which has no still',
    () => Response.json({ ...cropped, faceOnKeyFrameUrls: { ...cropped.faceOnKeyFrameUrls, top: null } }),
  ],
])('%s keeps the placeholder', async (_, answer) => {
  network.mockImplementation(async () => answer());
  await open();
  expect(stage().innerHTML).toBe('<i></i>');
});

test('so do a link to another moment, a picture that does not load, and a page without a network', async () => {
  await open('?event=impact');
  expect(stage().innerHTML).toBe('<i></i>');
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('not decoded'));
  await open();
  expect(stage().innerHTML).toBe('<i></i>');
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  expect(stage().innerHTML).toBe('<i></i>');
});
