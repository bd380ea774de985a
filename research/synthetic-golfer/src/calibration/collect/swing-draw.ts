import { bodyCount } from '../../golfers/draw-body.ts';

export type SwingStyleName = 'compact' | 'loose' | 'extended';
/** Every body of the calibration gets both styles, so that a fit cannot confuse a style with a body. */
const calibrationStyles: readonly SwingStyleName[] = ['compact', 'loose'];

/** Facts that decide a random swing. The same draw gives the same swing, clothes, place and cameras. */
export interface SwingDraw {
  seed: number;
  bodySeed: number;
  styleName: SwingStyleName;
  /** The seed of an earlier swing of the same body, with the same clothes, place and cameras; null for a new golfer. */
  pairOf: number | null;
}

/**
 * The swings of a collection. Bodies, styles and turns are balanced in any part of the list that begins at 0, so a
 * collection that was interrupted can be used. Every fourth swing repeats the golfer of the one before. With few bodies
 * each has many swings, so that one can be held out of a fit; with many, a network cannot learn them by heart.
 */
export function drawSwingAt(index: number, bodies = bodyCount, styles = calibrationStyles): SwingDraw {
  const isPair = index % 4 === 3;
  const golfer = Math.floor(index / 4) * 3 + Math.min(index % 4, 2);
  const round = Math.floor(golfer / bodies);
  return {
    seed: index + 1,
    bodySeed: 1 + ((golfer * 17) % bodies),
    styleName: styles[(Math.floor(golfer / 2) + round) % styles.length]!, // inside
    pairOf: isPair ? index : null,
  };
}
