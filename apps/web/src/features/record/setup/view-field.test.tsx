// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ViewField } from './view-field.tsx';

afterEach(cleanup);

const sentence = 'You can record and compare swings from behind. Their analysis needs Premium.';

test.each([
  ['down-the-line', false, true],
  ['down-the-line', true, false],
  ['face-on', false, false],
] as const)('the setup of a %s recording, Premium: %s, says what needs Premium: %s', (view, isPremium, isSaid) => {
  render(<ViewField view={view} isPremium={isPremium} onChange={() => undefined} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(sentence) !== null).toBe(isSaid);
  expect(screen.queryByRole('link', { name: 'See what Premium adds' }) !== null).toBe(isSaid);
});
