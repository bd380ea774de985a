import { expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=5-5', { start: 5, end: 5 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['bytes=99999999999999999999-', null],
  [undefined, null],
])('reads %s of a file of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

it.each(['bytes=0-', 'bytes=-5', 'bytes=0-0'])('finds no byte for %s in an empty file', (header) => {
  expect(parseRange(header, 0)).toBe('unsatisfiable');
});
