import { expect, it } from 'vitest';
import { isUnitRow, readHeading } from './read-heading.ts';

it.each<[string, string, string | undefined]>([
  ['Ball Speed (mph)', 'ball speed', 'speed'],
  ['Ball Speed(mph)', 'ball speed', 'speed'],
  ['Club Speed [m/s]', 'club speed', 'speed'],
  ['Offline (yds L-/R+)', 'offline', 'distance'],
  ['Face to Target (deg closed-/open+)', 'face to target', 'angle'],
  ['Push/Pull (deg L-/R+)', 'push pull', 'angle'],
  ['Max Height - Height', 'max height height', undefined],
  ['Dyn. Loft', 'dyn loft', undefined],
  ['Schlägerart', 'schlagerart', undefined],
  ['Carry yds', 'carry', 'distance'],
  ['Launch V (°)', 'launch v', 'angle'],
  ['', '', undefined],
])('%s is %s', (text, name, kind) => {
  const heading = readHeading(text);
  expect([heading.name, heading.unit?.kind]).toEqual([name, kind]);
});

it.each<[(string | number | null)[], boolean]>([
  [['', '[mph]', '[deg]', '[]'], true],
  [['#', 'L/R', 'MPH', 'DEG', 'RPM'], true],
  [['7 Iron', 'mph', 'yd'], false],
  [[1, 'mph', 'yd'], false],
  [['Club', 'Carry'], false],
])('%j', (cells, isUnits) => {
  expect(isUnitRow(cells)).toBe(isUnits);
});

it.each<[string, boolean]>([
  ['Face to Target (deg closed-/open+)', true],
  ['Club Path [deg out-in-/in-out+]', true],
  ['Path (in-to-out +)', true],
  ['Offline (yds L-/R+)', false],
  ['Open Face', false],
  ['Club Path [deg]', false],
])('%s counts from the golfer: %s', (text, expected) => {
  expect(readHeading(text).isSeenFromGolfer).toBe(expected);
});
