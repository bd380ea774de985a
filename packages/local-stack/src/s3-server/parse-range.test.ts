import { expect, it } from 'vitest';
import { parseRange } from './parse-range.ts';

it.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=5-5', { start: 5, end: 5 }],
  ['bytes=5-500', { start: 5, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=9-5', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
])('%s of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

it.each([
  ['bytes=100-', 100],
  ['bytes=-0', 100],
  ['bytes=0-', 0],
])('%s of %i bytes does not exist', (header, sizeBytes) => {
  expect(() => parseRange(header, sizeBytes)).toThrow(expect.objectContaining({ code: 'InvalidRange' }));
});
