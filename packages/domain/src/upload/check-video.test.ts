import { expect, it } from 'vitest';
import { checkVideo } from './check-video.ts';

const good = { seconds: 5, widthPx: 1080, heightPx: 1920 };

it.each([
  [{}, null],
  [{ seconds: 60.1 }, 'too-long'],
  [{ seconds: 60 }, null],
  [{ seconds: 60.04 }, null],
  [{ seconds: 60.06 }, 'too-long'],
  [{ seconds: 0.8 }, null],
  [{ seconds: 0.79 }, 'too-short'],
  [{ widthPx: 2304, heightPx: 4096 }, null],
  [{ widthPx: 2160, heightPx: 4098 }, 'picture-too-large'],
  [{ widthPx: 2400, heightPx: 2400 }, 'picture-too-large'],
])('%j: %s', (over, code) => expect(checkVideo({ ...good, ...over })?.code ?? null).toBe(code));

it('a rejected video has the sentence of the rejection', () => {
  expect(checkVideo({ ...good, seconds: 75 })?.message).toBe(
    'This video is longer than 60 seconds. Please trim it to one swing.',
  );
});
