import { loggedFields } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { describeRejection, rejectNumbers, type ShotNumbers } from './reject-shot.ts';

const none = Object.fromEntries(loggedFields.map((field) => [field, null])) as ShotNumbers;
const shot: ShotNumbers = { ...none, clubSpeedMph: 84, ballSpeedMph: 115, carryYd: 157, spinRpm: 6400 };

describe('a shot', () => {
  it.each<[string, Partial<ShotNumbers>]>([
    ['of a 7-iron', {}],
    ['of a wedge with 11,000 rpm', { spinRpm: 11_000, clubSpeedMph: 70, ballSpeedMph: 80 }],
    ['that was topped', { launchAngleDeg: -2.2, carryYd: 0.8, clubSpeedMph: null }],
    ['that went nowhere', { carryYd: 0, clubSpeedMph: null }],
    ['with a carry alone', { clubSpeedMph: null, ballSpeedMph: null }],
    ['that rolled back', { totalYd: 150 }],
  ])('%s is possible', (_, numbers) => {
    expect(rejectNumbers({ ...shot, ...numbers })).toBeNull();
  });

  it.each<[Partial<ShotNumbers>, string]>([
    [{ ballSpeedMph: 480 }, 'Ball speed 480 mph is not possible. Your launch monitor misread this shot.'],
    [{ carryYd: 1_250.04 }, 'Carry 1,250 yd is not possible. Your launch monitor misread this shot.'],
    [{ clubPathDeg: -44 }, 'Club path -44° is not possible. Your launch monitor misread this shot.'],
    [
      { ballSpeedMph: 160 },
      'The ball cannot be 1.90 times as fast as the club. Your launch monitor misread this shot.',
    ],
    [{ clubSpeedMph: null, ballSpeedMph: null, carryYd: 0 }, 'This row has no speed and no carry.'],
    [{ clubSpeedMph: null, ballSpeedMph: null, carryYd: null }, 'This row has no speed and no carry.'],
  ])('with %j is not', (numbers, sentence) => {
    const rejection = rejectNumbers({ ...shot, ...numbers });
    expect(rejection && describeRejection(rejection)).toBe(sentence);
  });
});
