// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
/** Both scripts, with a client that the test answers. */
const runBeforePaint = new Function(read('before-paint.js'));
const runStart = new Function('load', read('start.js').replace('import(', 'load('));

const elementOf = (id: string) => document.getElementById(id);
const isLeft = () => elementOf('first-paint') === null;
const saidWaiting = () => elementOf('start-wait')?.textContent ?? null;
/** An observer is called after the task that changed the page. */
const change = async (html: string) => {
  (elementOf('root') as HTMLElement).innerHTML = html;
  await Promise.resolve();
};
const load = vi.fn<(url: string) => Promise<void>>();
const open = async (firstPaint: string) => {
  document.body.innerHTML = `
    <link id="client" href="/client.js"><script id="start"></script>
    <template id="start-failure"><h1>Did not start</h1></template>
    <p id="start-wait" data-text="Loading..."></p>${firstPaint}<div id="root"></div>`;
  runBeforePaint();
  runStart(load);
  await vi.advanceTimersByTimeAsync(0);
};
const withHeading = '<div id="first-paint"><h1>Film face-on</h1></div>';
const withPicture = '<div id="first-paint"><img src="/top.jpg" alt=""></div>';
/** Files that the browser has loaded: jsdom lists none. */
const loaded = vi.fn<(url: string) => PerformanceEntryList>();
const visibility = () => vi.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(performance, { getEntriesByName: loaded.mockReset().mockReturnValue([]) });
  load.mockReset().mockResolvedValue();
  // A page that is hidden starts without a frame.
  visibility().mockReturnValue('hidden');
  return open(withHeading);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('stays while the screen only waits, and goes with its heading', async () => {
  await change('<div role="status">Loading...</div>');
  expect(isLeft()).toBe(false);
  await change('<main><h1>Film face-on</h1></main>');
  expect(isLeft()).toBe(true);
});

test('on a slow network it stays until there is something to show, and says after 3 s that it is loading', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await open(withPicture);
  await vi.advanceTimersByTimeAsync(2_999);
  expect([isLeft(), saidWaiting()]).toEqual([false, '']);
  await vi.advanceTimersByTimeAsync(1);
  expect([isLeft(), saidWaiting()]).toEqual([false, 'Loading...']);
  await change('<div role="status">Authenticating...</div>');
  expect([isLeft(), saidWaiting()]).toEqual([false, 'Loading...']);
  await change('<h1>A Sample Analysis</h1>');
  expect([isLeft(), saidWaiting()]).toEqual([true, null]);
});

test('a page without a first paint says that it is loading until the client has rendered', async () => {
  await open('');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(saidWaiting()).toBe('Loading...');
  await change('<div role="status">Loading...</div>');
  expect(saidWaiting()).toBe(null);
});

test.each(['<p data-connection>You are offline.</p>', '<div role="alert">We could not load your account.</div>'])(
  '%s is seen immediately',
  async (urgent) => {
    await open(withPicture);
    await change(`<div data-arriving></div>${urgent}`);
    expect(isLeft()).toBe(true);
  },
);

test('without a picture it does not wait for the video', async () => {
  await change('<h1>Detailed Analysis</h1><div data-arriving></div>');
  expect(isLeft()).toBe(true);
});

test('a picture stays until the video is where it stays', async () => {
  await open(withPicture);
  await change('<h1>A Sample Analysis</h1><div id="video" data-arriving></div>');
  expect(isLeft()).toBe(false);
  elementOf('video')?.removeAttribute('data-arriving');
  await Promise.resolve();
  expect(isLeft()).toBe(true);
});

test('a picture covers a screen no longer than 1.5 s after the start', async () => {
  await open(withPicture);
  await change('<h1>A Sample Analysis</h1><div data-arriving></div>');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(isLeft()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLeft()).toBe(true);
});

test.each([
  ['where its place is not known', 699],
  ['until it is there', 300],
])('a client that comes after 2 s has 0.7 s for its video: %s', async (_, waitsMs) => {
  await open(withPicture);
  await vi.advanceTimersByTimeAsync(2_000);
  await change('<h1>A Sample Analysis</h1><div id="video" data-arriving></div>');
  await vi.advanceTimersByTimeAsync(waitsMs);
  expect(isLeft()).toBe(false);
  if (waitsMs < 699) elementOf('video')?.removeAttribute('data-arriving');
  await vi.advanceTimersByTimeAsync(1);
  expect(isLeft()).toBe(true);
});

test('a screen that broke before it had a video is shown', async () => {
  await open(withPicture);
  await change('<h1>Something went wrong</h1>');
  expect(isLeft()).toBe(true);
});

test('the client of a hidden page starts immediately', () => {
  expect(load).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/client.js');
});

test('the client of a visible page starts after the frame that paints the page', async () => {
  load.mockClear();
  visibility().mockReturnValue('visible');
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  await open(withHeading);
  expect([frames.length, load.mock.calls.length]).toEqual([1, 0]);
  frames[0]?.(0);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['is decoded', () => Promise.resolve(), 0],
  ['does not arrive', () => Promise.reject(new DOMException('no', 'EncodingError')), 0],
  ['takes long', () => new Promise<void>(() => undefined), 500],
])('the client of a visible page waits for a picture, half a second at most: it %s', async (_, decode, waitsMs) => {
  load.mockClear();
  visibility().mockReturnValue('visible');
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => Number(setTimeout(callback)));
  Object.assign(HTMLImageElement.prototype, { decode });
  await open(withPicture);
  if (waitsMs > 0) {
    await vi.advanceTimersByTimeAsync(waitsMs - 1);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(5);
  expect(load).toHaveBeenCalledOnce();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

describe('a picture that the page asks for', () => {
  let show: () => void;
  beforeEach(() => {
    load.mockClear();
    visibility().mockReturnValue('visible');
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => Number(setTimeout(callback)));
    vi.stubGlobal('openingPicture', new Promise<void>((resolve) => (show = resolve)));
    return open('<div id="first-paint"><div data-stage=""></div></div>');
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is waited for by the client', async () => {
    await vi.advanceTimersByTimeAsync(299);
    expect(load).not.toHaveBeenCalled();
    show();
    await vi.advanceTimersByTimeAsync(5);
    expect(load).toHaveBeenCalledOnce();
  });

  test('is not waited for longer than 0.3 s', async () => {
    await vi.advanceTimersByTimeAsync(305);
    expect(load).toHaveBeenCalledOnce();
  });

  test('stays while the screen asks for its data, for 3 s', async () => {
    elementOf('first-paint')?.append(new Image());
    await change('<h1>Detailed Analysis</h1><div data-stage=""></div>');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isLeft()).toBe(false);
    await change('<h1>Detailed Analysis</h1><div data-arriving=""></div>');
    expect(isLeft()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(isLeft()).toBe(true);
  });

  test('goes when the player has its own', async () => {
    elementOf('first-paint')?.append(new Image());
    await change('<h1>Detailed Analysis</h1><div data-stage=""></div>');
    expect(isLeft()).toBe(false);
    await change('<h1>Detailed Analysis</h1><video></video>');
    expect(isLeft()).toBe(true);
  });
});

describe('what the screen needs beside the client', () => {
  const rest = '<template id="after-paint"><link rel="modulepreload" href="/home.js"></template>';
  const isAskedFor = () => document.head.querySelector('[href="/home.js"]') !== null;
  afterEach(() => document.head.replaceChildren());

  test('is asked for beside a client that is on its way', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    await open(rest);
    expect(isAskedFor()).toBe(true);
  });

  test('comes after a client that is here has run', async () => {
    loaded.mockReturnValue([{} as PerformanceEntry]);
    let run = (): void => undefined;
    load.mockReturnValue(new Promise<void>((resolve) => (run = resolve)));
    await open(rest);
    expect([loaded.mock.lastCall, isAskedFor()]).toEqual([['http://localhost:3000/client.js'], false]);
    run();
    await vi.advanceTimersByTimeAsync(0);
    expect(isAskedFor()).toBe(true);
  });
});

test('a client that does not start is logged and shown, without the first paint', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  await open(withHeading);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(logged).toHaveBeenCalledWith(expect.any(String), new TypeError('Failed to fetch'));
  expect([isLeft(), saidWaiting()]).toEqual([true, null]);
  expect(document.querySelector('h1')?.textContent).toBe('Did not start');
});

const failOf = (script: HTMLElement | null) => script?.dispatchEvent(new Event('error'));

test.each(['<div role="status">Authenticating...</div>', ''])(
  'a client that crashes when it has rendered "%s" is shown, without the first paint',
  async (rendered) => {
    await change(rendered);
    await change('');
    dispatchEvent(new Event('startfailed'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect([isLeft(), saidWaiting(), document.querySelector('h1')?.textContent]).toEqual([true, null, 'Did not start']);
  },
);

test.each([withHeading, ''])(
  'once the screen is there, nothing that fails takes the page away: after "%s"',
  async (firstPaint) => {
    await open(firstPaint);
    await change('<h1>Film face-on</h1>');
    dispatchEvent(new Event('startfailed'));
    failOf(elementOf('start'));
    expect(document.body.textContent).not.toContain('Did not start');
    expect([elementOf('start-failure'), document.querySelector('h1')?.textContent]).toEqual([null, 'Film face-on']);
  },
);

test('only the script that starts the client shows its failure', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await open(withHeading);
  failOf(document.body.appendChild(document.createElement('script')));
  expect(isLeft()).toBe(false);
  failOf(elementOf('start'));
  expect([isLeft(), document.querySelector('h1')?.textContent]).toEqual([true, 'Did not start']);
});
