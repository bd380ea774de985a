// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { Measurements } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { SeparateFilms } from './separate-films.tsx';

const shoulderTurnDeg = { value: 88, plusMinus: 12, at: 'top', confidence: 0.9 } as const;
const show = (measurements: Measurements) => render(<SeparateFilms measurements={measurements} />).container;

test('says why two films were read one by one', () => {
  const reason = 'The two films show different swings. The backswing takes 0.8 s from the front and 1.4 s from behind.';
  show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg: { ...shoulderTurnDeg, oneFilmBecause: reason } });
  expect(screen.getByText(/Your turns come from the face-on film\.$/).textContent).toContain(reason);
});

test('says nothing where both films were used, or one was sent', () => {
  expect(show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg }).textContent).toBe('');
});
