// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cutView, viewUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { MissingEndNote } from './missing-end-note.tsx';

afterEach(cleanup);

const textOf = (details: Parameters<typeof MissingEndNote>[0]['details']) =>
  render(<MissingEndNote details={details} />).container.textContent;

test('a cut video is named with what to film next time', () => {
  expect(textOf({ faceOn: cutView, downTheLine: null })).toBe(
    'We do not see your finish in this video. We read your swing up to there. Next time, film until you have held it.',
  );
  expect(textOf({ faceOn: viewUnderTest, downTheLine: cutView })).toContain('in your down-the-line video');
});

test('a whole video has no note', () => {
  expect(textOf({ faceOn: viewUnderTest, downTheLine: null })).toBe('');
});
