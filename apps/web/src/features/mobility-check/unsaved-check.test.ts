// @vitest-environment jsdom
import { mobilityCheckVersion } from '@trueswing/domain';
import { afterEach, expect, it } from 'vitest';
import { deleteUnsaved, readUnsaved, saveUnsaved } from './unsaved-check.ts';

afterEach(() => localStorage.clear());

const turn = { turnDeg: 80.5, plusMinusDeg: 3, repetitions: 2 };
const chest = { summary: { right: turn, left: null, asymmetryDeg: null }, advice: null };
const check = { id: '6d2f6f0e-4b5e-4a3c-9a55-0d1b1c9a7f10', measuredAtMs: 0, results: { chest } };
const skipped = { summary: null, advice: null };
const hourMs = 3_600_000;

it('the device keeps a check for its golfer alone, until it is deleted', () => {
  saveUnsaved('penny', check);
  expect(readUnsaved('penny', hourMs)).toEqual(check);
  expect(readUnsaved('nora', hourMs)).toBeNull();
  deleteUnsaved('penny');
  expect(readUnsaved('penny', hourMs)).toBeNull();
});

it('the device does not go on with parts of another day, but keeps a complete check until it is saved', () => {
  saveUnsaved('penny', check);
  expect(readUnsaved('penny', 13 * hourMs)).toBeNull();
  const complete = { ...check, results: { chest, hips: skipped, separation: skipped } };
  saveUnsaved('penny', complete);
  expect(readUnsaved('penny', 1000 * hourMs)).toEqual(complete);
});

it.each(['null', '{', '{"id":"1"}', '{"id":"x","results":{"chest":{"summary":{"right":7}}}}'])(
  'the device ignores what is no check: %s',
  (text) => {
    localStorage.setItem(`trueswing.mobility-check.${mobilityCheckVersion}.penny`, text);
    expect(readUnsaved('penny', 0)).toBeNull();
  },
);
