// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { Measurements, VideoPair } from '@trueswing/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { VideoPairNote, VideoPairWarning } from './video-pair-note.tsx';

afterEach(cleanup);

const sentence = 'What both videos show.';
const pair = (readAs: VideoPair['readAs'], isSaidToBeOneSwing: boolean): VideoPair => ({
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
  expect(textOf(<VideoPairWarning details={details} />)).toBe(place === 'above' ? sentence : '');
  expect(textOf(<VideoPairNote details={details} />)).toBe(place === 'below' ? sentence : '');
});

describe('an older result', () => {
  const shoulderTurnDeg = { value: 88, plusMinus: 12, at: 'top', confidence: 0.9 } as const;
  const show = (measurements: Measurements) => render(<VideoPairNote details={{ measurements }} />).container;

  test('says why two videos were read one by one', () => {
    // It may end with what to do next, so nothing follows it.
    const reason = 'The shirt has a different color in each video. Wear the same clothes in both.';
    show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg: { ...shoulderTurnDeg, oneFilmBecause: reason } });
    const note = screen.getByText(/Your turns come from the face-on video\./);
    expect(note.textContent?.endsWith(reason)).toBe(true);
  });

  test('says nothing where both videos were used', () => {
    expect(show({ spineAngleDeg: { withheld: 'Hidden.' }, shoulderTurnDeg }).textContent).toBe('');
  });
});
