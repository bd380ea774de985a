import type { TurnViews } from '../../packages/contracts/src/index.ts';
import repeatErrors from '../../packages/swing/src/4-judge/history/repeat-errors.generated.json' with { type: 'json' };
import type { DatedVideo } from '../../packages/swing/src/index.ts';
import { filmedView } from '../../packages/swing/test/filmed-view.ts';
import { seededRandom } from '../../packages/swing/test/seeded-random.ts';

export type FilmedFrom = Extract<TurnViews, 'face-on' | 'both'>;

/** 90 % of the readings of a hip rotation are within this of the truth (docs/research/two-videos.md). */
const readWithin90Deg: Readonly<Record<FilmedFrom, number>> = { 'face-on': 12, both: 7.3 };
const deviationsOf90 = 1.6449;
/** One swing in ten is filmed from another place: it has another shared error and cannot be compared. */
const movedShare = 0.1;
const weekMs = 7 * 86_400_000;

/** Opens the camera of one golfer: readings share one error and have one of their own, both as measured. */
export function openCamera(seed: number, { from, spreadDeg }: { from: FilmedFrom; spreadDeg: number }) {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const { gain, within90Deg } = repeatErrors[from === 'both' ? 'both' : 'faceOn'].hipRotationDeg;
  const ownDeg = within90Deg / deviationsOf90 / Math.SQRT2;
  const all90Deg = readWithin90Deg[from];
  const sharedDeg = Math.sqrt(Math.max(0, (all90Deg / deviationsOf90) ** 2 - (gain * ownDeg) ** 2));
  const usualPlaceDeg = sharedDeg * normal();
  return (week: number, usualDeg: number): DatedVideo => {
    const isMoved = random() < movedShare;
    const placeDeg = isMoved ? sharedDeg * normal() : usualPlaceDeg;
    const value = placeDeg + gain * (usualDeg + spreadDeg * normal() + ownDeg * normal());
    const view = isMoved ? { ...filmedView, framing: { statureShare: 0.9, feetX: 0.3, feetY: 0.85 } } : filmedView;
    const interval = { low: value - all90Deg, high: value + all90Deg };
    return {
      atMs: week * weekMs,
      club: 'driver',
      algorithm: 'seasons',
      faceOn: view,
      downTheLine: from === 'both' ? { ...view, view: 'down-the-line' } : null,
      measurements: {
        hipRotationDeg: { value, plusMinus: all90Deg, interval, views: from, at: 'top', confidence: 0.9 },
      },
    };
  };
}
