import { afterEach, describe, expect, test, vi } from 'vitest';
import { noteReachable } from '../../../shared/api/reachability.ts';
import { loadCode, loadProblem } from './load-code.ts';
import { prepareFile } from './prepare-file.ts';

const file = new File([new Uint8Array(5000)], 'swing.mov');
const work = { signal: new AbortController().signal, onProgress: () => {} };
const part = { startS: 1, endS: 3 };
const triesAgain = 'We could not convert this video. Please keep this screen open and try again.';

test.each([
  ['an HEVC video', { file, facts: { codec: 'HEVC' } }, triesAgain],
  ['a part of a ProRes video', { file, facts: { codec: 'ProRes' }, part }, triesAgain],
  [
    'a part of a VP9 video',
    { file, facts: { codec: 'VP9' }, part },
    'We could not trim this video. Please send it whole.',
  ],
])('the golfer reads why %s cannot be made ready', async (_, wanted, message) => {
  await expect(prepareFile(wanted, work)).rejects.toMatchObject({ message, file });
});

test('a format that the server reads is sent as it is if its conversion fails', async () => {
  expect(await prepareFile({ file, facts: { codec: 'VP9' } }, work)).toBe(file);
});

describe('a part of the program that cannot be loaded is no fault of the video', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    noteReachable(true);
  });
  const load = () =>
    loadCode(Promise.reject(new TypeError('Failed to fetch dynamically imported module'))).catch(loadProblem);

  test('and where the server does not answer, the connection is lost', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await load()).toEqual({
      title: 'No Connection',
      message: 'We could not reach our server. Please try again.',
    });
  });

  test('and where the server answers, the app must be loaded again', async () => {
    vi.stubGlobal('fetch', async () => new Response('ok'));
    expect(await load()).toEqual({
      title: 'Part Not Loaded',
      message: 'A part of the app did not load. Reload the app, and choose your video again.',
      isMissingPart: true,
    });
  });
});
