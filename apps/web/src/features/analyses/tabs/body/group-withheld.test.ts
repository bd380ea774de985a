import { expect, it } from 'vitest';
import { groupWithheld } from './group-withheld.ts';

it('names the moment of each number, and a shared reason once', () => {
  const behind = { withheld: 'Needs a down-the-line video.' };
  const groups = groupWithheld({
    earlyExtensionBh: behind,
    pelvisLiftAtTopBh: behind,
    shoulderTurnDeg: { withheld: 'Hidden.' },
    tempoRatio: { withheld: 'We do not know the speed of this video.' },
    headMovementBh: { value: 4, plusMinus: 2, at: 'swing', confidence: 0.9 },
  });
  expect(groups).toEqual([
    { reason: 'We do not know the speed of this video.', labels: ['Tempo'] },
    { reason: 'Needs a down-the-line video.', labels: ['Hip height (top)', 'Hips to the ball (impact)'] },
  ]);
});
