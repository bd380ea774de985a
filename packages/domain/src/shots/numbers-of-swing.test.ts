import { type Shot, shotFields } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSameNumbers, numbersFromShot, typedBeside, withTyped } from './numbers-of-swing.ts';

const none = Object.fromEntries(shotFields.map((field) => [field, null])) as Shot;
const ofFile: Shot = { ...none, clubSpeedMph: 84.109, ballSpeedMph: 116.32, carryYd: 158.246, totalYd: 166.2 };

describe('the numbers of a shot', () => {
  it.each<[string, Partial<Shot>, Partial<Shot>]>([
    ['are rounded as in the upload form', {}, { clubSpeedMph: 84.1, ballSpeedMph: 116.3, carryYd: 158 }],
    ['of another club are left out', {}, { totalYd: null }],
    [
      'beyond the bounds of the form are none',
      { spinRpm: 9_400, launchAngleDeg: -2 },
      { spinRpm: null, launchAngleDeg: null },
    ],
  ])('%s', (_, change, expected) => {
    expect(numbersFromShot({ ...ofFile, ...change }, '7-iron')).toMatchObject(expected);
  });

  it('have the total with the driver', () => {
    expect(numbersFromShot(ofFile, 'driver').totalYd).toBe(166);
  });
});

const fromShot = numbersFromShot(ofFile, '7-iron');

it('a typed number stays where the shot has none', () => {
  const typed = { ...none, carryYd: 150, spinRpm: 6_400 };
  expect(withTyped(fromShot, typed)).toEqual({ ...fromShot, spinRpm: 6_400 });
});

it('a number whose field was added after the shot was stored is none', () => {
  const { launchAngleDeg: _, ...stored } = { ...none, carryYd: 150 };
  expect(hasSameNumbers({ ...none, carryYd: 150 }, stored)).toBe(true);
  expect(hasSameNumbers({ ...none, carryYd: 150, launchAngleDeg: 14 }, stored)).toBe(false);
  expect(withTyped(none, stored)).toEqual({ ...none, carryYd: 150 });
});

describe('what was sent with a chosen shot', () => {
  it('was typed where the shot has no number', () => {
    expect(typedBeside(fromShot, fromShot)).toEqual(none);
    expect(typedBeside(fromShot, { ...fromShot, faceAngleDeg: 2 })).toEqual({ ...none, faceAngleDeg: 2 });
  });

  it.each<[string, Partial<Shot>]>([
    ['was changed', { carryYd: 170 }],
    ['lacks a number of the shot', { carryYd: null }],
  ])('is not the shot’s if it %s', (_, change) => {
    expect(typedBeside(fromShot, { ...fromShot, ...change })).toBeNull();
  });

  it('is not the shot’s if the shot has no number for the form', () => {
    expect(typedBeside(none, { ...none, carryYd: 150 })).toBeNull();
  });
});

const anyShot = fc
  .tuple(...shotFields.map(() => fc.option(fc.integer({ min: 0, max: 20 }), { nil: null })))
  .map((values) => Object.fromEntries(shotFields.map((field, index) => [field, values[index]])) as Shot);

it('what was typed beside a shot, together with the shot, is what was sent', () => {
  fc.assert(
    fc.property(anyShot, anyShot, (shot, typed) => {
      const sent = withTyped(shot, typed);
      const found = typedBeside(shot, sent);
      expect(found === null).toBe(hasSameNumbers(shot, none));
      if (found) expect(withTyped(shot, found)).toEqual(sent);
    }),
  );
});
