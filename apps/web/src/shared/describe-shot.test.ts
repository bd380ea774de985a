import { expect, test } from 'vitest';
import { describeShot } from './describe-shot.ts';

test.each([
  [{ carryYd: 154.4, ballSpeedMph: 121.2, clubSpeedMph: 85 }, '154 yd, ball 121.2 mph, club 85.0 mph'],
  [{ carryYd: null, ballSpeedMph: 121.2, clubSpeedMph: null }, 'ball 121.2 mph'],
  [{ carryYd: null, ballSpeedMph: null, clubSpeedMph: null }, 'No speed or distance'],
])('a shot of which %o is known reads as %s', (shot, text) => {
  expect(describeShot(shot)).toBe(text);
});
