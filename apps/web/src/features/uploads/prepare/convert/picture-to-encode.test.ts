import { expect, test } from 'vitest';
import { isPlain } from './picture-to-encode.ts';

const size = { widthPx: 1080, heightPx: 1920 };
const plain = {
  format: 'NV12',
  rotation: 0,
  flip: false,
  visibleRect: { left: 0, top: 0, width: 1080, height: 1920 },
  squarePixelWidth: 1080,
  colorSpace: { transfer: 'bt709' },
} as const;

test.each([plain, { ...plain, format: 'I420' }] as const)(
  'an upright picture of eight bits is encoded as it is: %o',
  (picture) => {
    expect(isPlain(picture, size)).toBe(true);
  },
);

test.each([
  ['high dynamic range of broadcasts', { colorSpace: { transfer: 'hlg' } }],
  ['high dynamic range of films', { colorSpace: { transfer: 'pq' } }],
  ['ten bits', { format: 'I420P10' }],
  ['pixels that only the graphics card can read', { format: null }],
  ['transparency', { format: 'I420A' }],
  ['a picture on its side', { rotation: 90 }],
  ['a mirrored picture', { flip: true }],
  ['pixels that are wider than high', { squarePixelWidth: 1440 }],
  ['more lines', { visibleRect: { left: 0, top: 0, width: 2160, height: 3840 } }],
] as const)('a picture is drawn for %s', (_, facts) => {
  expect(isPlain({ ...plain, ...facts }, size)).toBe(false);
});
