import type { Recap } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { longestRecap, recapOf } from '../../../../test/fixtures/recap.ts';
import { textCanvas, type WrittenText } from '../../../../test/fixtures/text-canvas.ts';
import { drawRecap } from './draw-recap.ts';

function writtenBy(recap: Recap): WrittenText[] {
  const { canvas, texts } = textCanvas();
  drawRecap(canvas, recap);
  return texts;
}

it.each([
  ['a usual month', recapOf()],
  ['the longest values', longestRecap()],
  ['a plan without training', recapOf({ training: null })],
  ['nothing to compare', recapOf({ changes: [], missing: ['Check your mobility twice.'] })],
])('with %s no text leaves the picture or lies on another one', (_, recap) => {
  const texts = writtenBy(recap);
  for (const { text, left, right, top, bottom } of texts) {
    expect([left >= 48, right <= 1_080 - 47, top >= 0, bottom <= 1_350], text).toEqual([true, true, true, true]);
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      const isApart = one.bottom <= other.top + 12 || other.bottom <= one.top + 12;
      expect(isBeside || isApart, `${one.text} and ${other.text}`).toBe(true);
    }
  }
});
