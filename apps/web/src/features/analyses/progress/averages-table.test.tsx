// @vitest-environment jsdom

import { render } from '@testing-library/react';
import type { MonthlyAverage } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { AveragesTable } from './averages-table.tsx';

const none = { n: 0, leftOut: 0, standardDeviation: null };
const driver: MonthlyAverage = {
  hasData: false,
  clubSpeed: null,
  ballSpeed: null,
  carry: null,
  spinRate: null,
  smashFactor: null,
  certainty: { clubSpeed: none, ballSpeed: none, carry: none, spinRate: none, smashFactor: none },
};
/** Averages of the club speed of some swings. */
const sevenIron = (n: number, standardDeviation: number | null): MonthlyAverage => ({
  ...driver,
  hasData: true,
  clubSpeed: 84,
  certainty: { ...driver.certainty, clubSpeed: { n, leftOut: 0, standardDeviation } },
});

test.each([
  [1, null, '84.0', '1 shot', 'From four shots on, you see how well your average is known.'],
  [3, 1.4, '84.0', '3 shots', 'From four shots on, you see how well your average is known.'],
  [30, 1.4, '84.083.6–84.4', '30 shots', 'The range holds your true average nine times out of ten.'],
])('of %i shots the note explains what is shown', (n, standardDeviation, shown, shots, note) => {
  const { container } = render(<AveragesTable driver={driver} sevenIron={sevenIron(n, standardDeviation)} />);
  const [, clubSpeed] = container.querySelectorAll('tr');
  expect(clubSpeed?.textContent).toBe(`Club speedmphNo data${shown}${shots}`);
  expect(container.querySelector('p')?.textContent).toBe(note);
});
