import { expect, test } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { readLinkedFrame } from './read-linked-frame.ts';

const frameOf = (url: string) => readLinkedFrame(new URL(url, 'http://localhost').searchParams);

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
