// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { SwingAnalysis } from '@trueswing/contracts';
import { afterEach, expect, test } from 'vitest';
import { finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { BallFlightCard } from './ball-flight-card.tsx';

afterEach(cleanup);
const show = (part: Partial<SwingAnalysis>) => render(<BallFlightCard analysis={finishedAnalysis(part)} />);

test.each([
  [2, -1, 'right', 'Starts right', 'Face open to the path: the ball curves right, a fade.'],
  [2, -1, 'left', 'Starts right', 'Face closed to the path: the ball curves right, a draw.'],
  [-2, 1, 'right', 'Starts left', 'Face closed to the path: the ball curves left, a draw.'],
  [-2, 1, 'left', 'Starts left', 'Face open to the path: the ball curves left, a fade.'],
  [1, 0, 'right', 'Starts on line', 'Face square to the path: the ball flies straight.'],
] as const)('a face of %d° on a path of %d°, %s-handed', (faceAngle, clubPath, handedness, start, curve) => {
  show({ faceAngle, clubPath, handedness });
  expect(screen.getByText(start)).toBeDefined();
  expect(screen.getByText(curve)).toBeDefined();
});

test('renders nothing without face and path', () => {
  const { container } = show({ faceAngle: null });
  expect(container.innerHTML).toBe('');
});
