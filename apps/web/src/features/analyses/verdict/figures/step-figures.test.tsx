// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { Handedness, Measured, VideoView } from '@trueswing/contracts';
import { afterEach, expect, test } from 'vitest';

import { shapesOfStep } from './shapes-of-step.ts';
import { StepFigures } from './step-figures.tsx';

afterEach(cleanup);

const shoulders: Measured = { value: 62, plusMinus: 10, at: 'top', confidence: 0.9 };

function draw(view: VideoView, handedness: Handedness) {
  const shapes = shapesOfStep('shoulderTurnDeg', { shoulderTurnDeg: shoulders }, view);
  if (!shapes) throw new Error('no figure for a turn');
  const { container } = render(<StepFigures shapes={shapes} handedness={handedness} />);
  return {
    names: [...container.querySelectorAll('svg')].map((figure) => figure.getAttribute('aria-label')),
    groups: [...container.querySelectorAll('svg > g')].map((group) => group.getAttribute('transform')),
    line: container.querySelector('svg > g > path:last-child')?.getAttribute('d'),
  };
}

test('the figures name what is measured and the goal', () => {
  expect(draw('face-on', 'right').names).toEqual([
    'As measured: shoulders turned 60°',
    'At the goal: shoulders turned 90°',
  ]);
});

test('a left-handed swing is drawn mirrored', () => {
  expect(draw('face-on', 'right').groups).toEqual([null, null]);
  expect(draw('face-on', 'left').groups).toEqual(['scale(-1 1)', 'scale(-1 1)']);
});

test('the view from behind shows the turned shoulders wide, the one from the front narrow', () => {
  const widthOf = (line: string | null | undefined) => {
    const [fromX = 0, , toX = 0] = (line ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    return Math.abs(fromX - toX);
  };
  const front = widthOf(draw('face-on', 'right').line);
  expect(front).toBeGreaterThan(0);
  expect(widthOf(draw('down-the-line', 'right').line)).toBeGreaterThan(1.5 * front);
});
