import { maxVideoBytes } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { encodedPicture } from './picture-to-send.ts';

test.each([
  [3840, 2160, 1920, 1080],
  [2160, 3840, 1080, 1920],
  [1080, 1920, 1080, 1920],
  [721, 1281, 722, 1282],
  [4096, 2304, 1920, 1080],
])('a picture of %i × %i is sent as %i × %i', (width, height, widthPx, heightPx) => {
  expect(encodedPicture({ width, height, fps: 60, seconds: 6 })).toMatchObject({ widthPx, heightPx });
});

test('a minute of slow motion stays below the largest upload', () => {
  const { bitsPerSecond } = encodedPicture({ width: 1920, height: 1080, fps: 240, seconds: 60 });
  expect((bitsPerSecond / 8) * 60).toBeLessThan(0.85 * maxVideoBytes);
});
