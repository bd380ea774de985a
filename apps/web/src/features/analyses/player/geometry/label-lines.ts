import type { PictureLines, PicturePoint } from '@trueswing/domain';
import type { LineAngles } from './measured-angles.ts';

/** A line of the body that is drawn, with its value. */
export interface LabeledLine {
  readonly name: keyof PictureLines;
  readonly from: PicturePoint;
  readonly to: PicturePoint;
  /** "turn 75°", "tilt 9°", "lean 5°". */
  readonly text: string;
}

/** Turns as the golfer reads them: "75°". */
export type LineTurns = Readonly<Partial<Record<'shoulders' | 'hips', string>>>;

/**
 * The lines to draw, each with its value and what that is: a turn where one is known, else its measured angle, else its angle in
 * the picture. A line without a value is left out, since the golfer could not say what it shows.
 */
export function labelLines(
  { shoulders, hips, spine }: PictureLines,
  turns: LineTurns,
  measuredDeg: LineAngles = {},
): LabeledLine[] {
  return [
    { name: 'shoulders' as const, line: shoulders, turn: turns.shoulders, word: 'tilt' },
    { name: 'hips' as const, line: hips, turn: turns.hips, word: 'tilt' },
    { name: 'spine' as const, line: spine, turn: undefined, word: 'lean' },
  ].flatMap(({ name, line: { from, to, tiltDeg, isSeen }, turn, word }) => {
    if (turn && isSeen) return [{ name, from, to, text: `turn ${turn}` }];
    const deg = isSeen ? (measuredDeg[name] ?? tiltDeg) : null;
    return deg === null ? [] : [{ name, from, to, text: `${word} ${Math.round(deg)}°` }];
  });
}
