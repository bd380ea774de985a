import { expect, test } from 'vitest';
import { cutView, detailsUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { paths } from '../../../shared/paths.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { readLinkedFrame } from './read-linked-frame.ts';

const frameOf = (url: string, details: FinishedDetails | null = null) =>
  readLinkedFrame(new URL(url, 'http://localhost').searchParams, details);

test('a link to a key frame is read as it was written', () => {
  const frame = { event: 'midBackswing', view: 'down-the-line' } as const;
  expect(frameOf(paths.analysis('a-swing', frame))).toEqual(frame);
});

test.each([
  ['no frame', '/analysis/a-swing', null],
  ['an unknown moment', '/analysis/a-swing?moment=lunch&view=face-on', null],
  ['an unknown view', '/analysis/a-swing?moment=top&view=drone', { event: 'top', view: 'face-on' }],
  ['a moment alone', '/analysis/a-swing?moment=impact', { event: 'impact', view: 'face-on' }],
])('%s', (_, url, frame) => {
  expect(frameOf(url)).toEqual(frame);
});

test('a moment that the video does not show is none', () => {
  const details = { ...detailsUnderTest, faceOn: cutView };
  expect(frameOf('/analysis/a-swing?moment=finish&view=face-on', details)).toBeNull();
  expect(frameOf('/analysis/a-swing?moment=top&view=face-on', details)?.event).toBe('top');
});
