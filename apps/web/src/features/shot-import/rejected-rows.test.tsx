// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RejectedRows } from './rejected-rows.tsx';

afterEach(cleanup);
const texts = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
const more = (name: string) => screen.queryByRole('button', { name, hidden: true });

test('a thousand rows with one reason are one line that names them all', () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => ({
    row: at + 2,
    reason: 'This row has no speed and no carry.',
  }));
  render(<RejectedRows rows={rows} count={1_000} />);
  expect(screen.getByText('1,000 rows')).toBeDefined();
  expect(texts()).toEqual(['Rows 2–1001: This row has no speed and no carry.']);
});

test('all reasons can be read, fifty at a time', () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    row: at + 2,
    reason: `Carry ${500 + at} yd is not possible.`,
  }));
  render(<RejectedRows rows={rows} count={120} />);
  expect(texts()).toHaveLength(50);
  fireEvent.click(more('Show 50 More Reasons') as HTMLElement);
  fireEvent.click(more('Show 20 More Reasons') as HTMLElement);
  expect(texts().at(-1)).toBe('Row 121: Carry 619 yd is not possible.');
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});
