import { expect, test } from 'vitest';
import { loadCode, offlineProblem } from './load-code.ts';
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

test('a part of the program that cannot be loaded is no fault of the video', async () => {
  const load = loadCode(Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await load.catch(offlineProblem)).toEqual({
    title: 'No Connection',
    message: 'We could not reach our server. Please try again.',
  });
});
