// @vitest-environment jsdom

import { render } from '@testing-library/react';
import type { MonthlyAverage } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { AveragesTable } from './averages-table.tsx';

const none = { n: 0, standardDeviation: null };
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
  certainty: { ...driver.certainty, clubSpeed: { n, standardDeviation } },
});

test.each([
  [2, 1.4, '84.0 ± 1.4', '± is how far your swings usually lie from the average.'],
  [1, null, '84.0', 'From two swings on, you see how far they usually lie from the average.'],
])('of %i swings the note explains what is shown', (n, standardDeviation, shown, note) => {
  const { container } = render(<AveragesTable driver={driver} sevenIron={sevenIron(n, standardDeviation)} />);
  const [, clubSpeed] = container.querySelectorAll('tr');
  expect(clubSpeed?.textContent).toBe(`Club speedmphNo data${shown}${n === 1 ? '1 swing' : `${n} swings`}`);
  expect(container.querySelector('p')?.textContent).toBe(note);
});
