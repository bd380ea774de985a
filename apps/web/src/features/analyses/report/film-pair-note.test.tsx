// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { FilmPair, Measurements } from '@trueswing/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { FilmPairNote, FilmPairWarning } from './film-pair-note.tsx';

afterEach(cleanup);

const sentence = 'What both videos show.';
const pair = (readAs: FilmPair['readAs'], isSaidToBeOneSwing: boolean): FilmPair => ({
  readAs,
  isSaidToBeOneSwing,
  sentence,
});

test.each([
  ['two swings, as most golfers film', pair('two-swings', false), 'below'],
  ['one swing', pair('one-swing', true), 'nowhere'],
  ['two swings that were said to be one', pair('two-swings', true), 'above'],
  ['two golfers', pair('apart', false), 'above'],
  ['two golfers, said to be one swing', pair('apart', true), 'above'],
  ['one video', null, 'nowhere'],
] as const)('%s: the sentence stands %3$s', (_case, filmPair, place) => {
  const details = { filmPair, measurements: {} };
  const textOf = (element: React.ReactElement) => render(element).container.textContent;
  expect(textOf(<FilmPairWarning details={details} />)).toBe(place === 'above' ? sentence : '');
  expect(textOf(<FilmPairNote details={details} />)).toBe(place === 'below' ? sentence : '');
});

describe('an older result', () => {
  const shoulderTurnDeg = { value: 88, plusMinus: 12, at: 'top', confidence: 0.9 } as const;
  const show = (measurements: Measurements) => render(<FilmPairNote details={{ measurements }} />).container;

  test('says why two films were read one by one', () => {
    // It may end with what to do next, so nothing follows it.
    const reason = 'The shirt has a different color in each video. Wear the same clothes in both.';
    show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg: { ...shoulderTurnDeg, oneFilmBecause: reason } });
    const notice = screen.getByText(/Your turns come from the face-on video\./);
    expect(notice.textContent?.endsWith(reason)).toBe(true);
  });

  test('says nothing where both films were used', () => {
    expect(show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg }).textContent).toBe('');
  });
});
