import { expect, it } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { textCanvas } from '../../../../test/fixtures/text-canvas.ts';
import { drawPicture } from './draw-picture.ts';
import { summarize } from './summarize.ts';

const longest =
  'The stretch between shoulders and hips is the open question. Film the same swing again, or do the one-minute check.';

it.each(['Hold your head stiller: 10 in, keep under 6.5 in.', longest])('has all of "%s" above the numbers', (said) => {
  const { canvas, texts } = textCanvas();
  drawPicture(canvas, { ...summarize(finishedAnalysis(), detailsUnderTest, null), sentence: said }, null);
  const heading = texts.findIndex(({ text }) => text === 'MY NEXT STEP');
  const end = texts.findIndex(({ text }) => text === 'Shoulder Turn');
  const lines = texts.slice(heading + 1, end);
  expect(lines.map(({ text }) => text).join(' ')).toBe(said);
  for (const { text, left, right, bottom } of lines) {
    expect([left >= 48, right <= 1_080 - 48, bottom <= 240 + 220], text).toEqual([true, true, true]);
  }
});
