import { type BallNumberName, ballNumberNames, ballNumbers, shotFields } from '@trueswing/contracts';
import { averageWindowDays } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { averagedDigits, besideSwingDays } from './database.ball-shot.ts';

it('the view of shots has the numbers, roundings and days of the rules', () => {
  const ofRules = ballNumberNames.filter((name) => shotFields.some((field) => field === name));
  expect(Object.keys(averagedDigits).toSorted()).toEqual(ofRules.toSorted());
  for (const [field, digits] of Object.entries(averagedDigits)) {
    expect(ballNumbers[field as BallNumberName].digits).toBe(digits);
  }
  expect(besideSwingDays).toBe(averageWindowDays);
});
