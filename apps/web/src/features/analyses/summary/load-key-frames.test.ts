import { expect, test } from 'vitest';
import { cutView, viewUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { summaryEventsOf } from './load-key-frames.ts';

test('the pictures of a summary are the moments that the video shows', () => {
  expect(summaryEventsOf(viewUnderTest)).toEqual(['address', 'top', 'impact', 'finish']);
  expect(summaryEventsOf(cutView)).toEqual(['address', 'top', 'impact']);
});
