import type { Measurements } from '../../packages/contracts/src/index.ts';
import type { DatedVideo } from '../../packages/swing/src/index.ts';
import { filmedView } from '../../packages/swing/test/filmed-view.ts';
import { seededRandom } from '../../packages/swing/test/seeded-random.ts';
import { openTempo } from './open-tempo.ts';
import { openTurn } from './open-turn.ts';

/** The followed number, the views, and how far the swings of one golfer lie apart. */
export type Filming =
  | {
      readonly name: 'hipRotationDeg';
      readonly from: 'face-on' | 'both';
      /** Standard deviation of one golfer's swings about the usual one. */
      readonly spreadDeg: number;
    }
  | {
      readonly name: 'tempoRatio';
      readonly from: 'face-on';
      /** The same, in times of the ±. */
      readonly spreadTimes: number;
    };

/** Reads a swing of a golfer whose hips usually turn so far; a place is a number that no other place has. */
export type Read = (usualDeg: number, place: number) => Measurements;

/** One swing in ten is filmed from a place of its own: it has another shared error and can be compared with no other. */
const movedShare = 0.1;
export const weekMs = 7 * 86_400_000;

/** Opens the camera of one golfer. */
export function openCamera(seed: number, filming: Filming): (week: number, usualDeg: number) => DatedVideo {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const read = filming.name === 'tempoRatio' ? openTempo(normal, filming) : openTurn(normal, filming);
  let places = 1;
  return (week, usualDeg) => {
    const place = random() < movedShare ? places++ : 0;
    const view = place > 0 ? { ...filmedView, framing: otherFraming(place) } : filmedView;
    return {
      atMs: week * weekMs,
      club: 'driver',
      algorithm: 'seasons',
      faceOn: view,
      downTheLine: filming.from === 'both' ? { ...view, view: 'down-the-line' } : null,
      measurements: read(usualDeg, place),
    };
  };
}

/** Places of which no two, nor one and the usual place, count as filmed alike. */
const otherFraming = (place: number) => ({
  statureShare: place % 2 === 0 ? 0.9 : 0.5,
  feetX: 0.08 + 0.11 * Math.floor(place / 2),
  feetY: 0.85,
});
