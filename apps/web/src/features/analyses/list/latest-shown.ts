import type { ListedSwing } from '@trueswing/contracts';
import { stateOf } from '../state-of-analysis.ts';

/** The swing that home leads with: the newest one that says something, else the newest. Undefined without a swing. */
export const latestShown = (analyses: readonly ListedSwing[]): ListedSwing | undefined =>
  analyses.find((analysis) => stateOf(analysis) === 'complete') ?? analyses[0];

/** Width and height of its picture on home: h-36 and w-26. */
export const latestPictureRatio = { widthPx: 26, heightPx: 36 } as const;
