import type { Recap } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { longestRecap, recapOf } from '../../../../test/fixtures/recap.ts';
import { drawRecap } from './draw-recap.ts';

interface Written {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Draws on a canvas that measures letters as 0.6 of their size, and notes where texts lie. */
function writtenBy(recap: Recap): Written[] {
  const texts: Written[] = [];
  let size = 10;
  const context = {
    textAlign: 'left',
    set font(font: string) {
      size = Number(/(\d+)px/.exec(font)?.[1]);
    },
    measureText: (text: string) => ({ width: text.length * size * 0.6 }),
    fillText(text: string, x: number, y: number, maxWidth = Number.POSITIVE_INFINITY) {
      const width = Math.min(text.length * size * 0.6, maxWidth);
      const left = this.textAlign === 'right' ? x - width : x;
      texts.push({ text, left, right: left + width, top: y - size, bottom: y });
    },
    fillRect: () => undefined,
    beginPath: () => undefined,
    roundRect: () => undefined,
    fill: () => undefined,
  };
  drawRecap({ getContext: () => context } as unknown as HTMLCanvasElement, recap);
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
