// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { Measurements } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { SeparateFilms } from './separate-films.tsx';

const shoulderTurnDeg = { value: 88, plusMinus: 12, at: 'top', confidence: 0.9 } as const;
const show = (measurements: Measurements) => render(<SeparateFilms measurements={measurements} />).container;

test('says why two films were read one by one', () => {
  // It may end with what to do next, so nothing follows it.
  const reason =
    'These films seem to show two golfers. The shirt has a different color in each. Wear the same clothes in both.';
  show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg: { ...shoulderTurnDeg, oneFilmBecause: reason } });
  const notice = screen.getByText(/Your turns come from the face-on film\./);
  expect(notice.textContent?.endsWith(reason)).toBe(true);
});

test('says nothing where both films were used, or one was sent', () => {
  expect(show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg }).textContent).toBe('');
});
