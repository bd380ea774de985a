// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MobilityCheck } from '@trueswing/contracts';
import { afterEach, expect, test } from 'vitest';
import { CheckHistory } from './check-history.tsx';

afterEach(cleanup);

let made = 0;
const checkOf = (day: number, method: MobilityCheck['method'], turnDeg: number): MobilityCheck => {
  const turn = { turnDeg, plusMinusDeg: method === 'film' ? 12 : 4, repetitions: 3 };
  const chest = { right: turn, left: turn, asymmetryDeg: 0 };
  const createdAt = new Date(Date.UTC(2026, 9, day)).toISOString();
  return {
    id: `check-${++made}`,
    method,
    version: 1,
    createdAt,
    parts: { chest, hips: null, separation: null },
  } as MobilityCheck;
};

test('a line goes through checks that were made as the newest one, and the card says so', () => {
  render(<CheckHistory checks={[checkOf(30, 'phone', 62), checkOf(20, 'film', 90), checkOf(2, 'phone', 60)]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.match(/\d{2}°/)?.[0])).toEqual(['62°', '60°']);
  expect(screen.getByText(/^These are your checks by your phone’s sensors\./)).toBeDefined();
});

test('nothing stands there while no other check was made as the newest one', () => {
  const { container } = render(<CheckHistory checks={[checkOf(30, 'film', 90), checkOf(2, 'phone', 60)]} />);
  expect(container.textContent).toBe('');
});
