import { findingRules } from '@trueswing/swing';
import { expect, test } from 'vitest';
import { stepOfAdvice } from './step-of-advice.ts';

test.each([
  [
    'There is a lot to keep here, above all your full shoulder turn. Close the face: 5.8° open.',
    'Close the face: 5.8° open.',
  ],
  ['Much of this swing is sound: keep your tempo. Turn farther.', 'Turn farther.'],
  ['Keep your finish. Film from behind.', 'Film from behind.'],
  ['Close the face. What to keep: your tempo.', 'Close the face. What to keep: your tempo.'],
  ['Keep your tempo.', 'Keep your tempo.'],
  [
    'Keep your height until the ball has left: 3.5 inches lower. Feel tall.',
    'Keep your height until the ball has left: 3.5 inches lower. Feel tall.',
  ],
  [
    'Keep your legs long in the backswing first: they bend. Turn.',
    'Keep your legs long in the backswing first: they bend. Turn.',
  ],
  [
    'The turn of your shoulders comes first: with more of it the club has time to pick up speed on the way down to the ball. Try this: Turn.',
    'The turn of your shoulders comes first. Try this: Turn.',
  ],
  [
    'Nothing here is surely off target. Your tempo is the open question. Film in slow motion, or film the same swing again. Choose slow motion in your camera.',
    'Your tempo is the open question. Film in slow motion, or film the same swing again.',
  ],
])('%s', (advice, step) => {
  expect(stepOfAdvice(advice)).toBe(step);
});

test.each(Object.values(findingRules).flatMap((rule) => (rule.kind === 'weakness' ? [...rule.priorityAdvice] : [])))(
  'says what to do in whole sentences: %s',
  (advice) => {
    const step = stepOfAdvice(
      `${advice} Try this: Set a towel under both arms, and swing with it until it stays there.`,
    );
    expect(step).toMatch(/^[A-Z].{30,107}\.$/);
  },
);
