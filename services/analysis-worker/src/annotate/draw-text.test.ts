import { formatMeasurement } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { Canvas } from './canvas.ts';
import { drawText, lineHeight, textWidth } from './draw-text.ts';

/** Whether anything is drawn for this letter. */
function isDrawn(letter: string): boolean {
  const pixels = new Uint8Array(4 * textWidth(letter, 1) * lineHeight(1));
  drawText(new Canvas(pixels, textWidth(letter, 1), lineHeight(1)), letter, 0, 0, 1, [255, 255, 255]);
  return pixels.some((value) => value > 0);
}

it('a number keeps its sign and its unit', () => {
  const text = formatMeasurement({ value: -3, plusMinus: 6, at: 'impact', confidence: 1 }, '°');
  expect(text).toBe('−3° ± 6°');
  expect([...text].filter((letter) => letter !== ' ' && !isDrawn(letter))).toEqual([]);
});
