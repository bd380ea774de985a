import type { Landing } from '@trueswing/contracts';
import { fencesOf, leastWidthOf } from './far-out.ts';

/** Where the ball comes down, seen from above: an ellipse that is expected to hold eight of ten shots. */
export interface Dispersion {
  /** Shots that the ellipse rests on. */
  readonly n: number;
  /** Shots that lie so far from the others that they are left out. */
  readonly far: readonly Landing[];
  readonly center: Landing;
  /** Half axes, the longer one first. */
  readonly longYd: number;
  readonly shortYd: number;
  /** Direction of the longer axis, from straight ahead to the right. */
  readonly tiltDeg: number;
  /** Half of the ellipse's extent to the sides and along the target line. */
  readonly halfWidthYd: number;
  readonly halfDepthYd: number;
}

const shareInside = 0.8;
/** Fewer shots give no ellipse. */
export const fewestForEllipse = 5;

/** An ellipse needs a spread in both directions; shots that are equal but for the rounding of the file get this much. */
const leastVarianceYd2 = 0.25;

/** Divides landings into those that an ellipse rests on, and those that lie far from the others. */
export function divideLandings(landings: readonly Landing[]): { kept: Landing[]; far: Landing[] } {
  const sides = fencesOf(
    landings.map(({ sideYd }) => sideYd),
    leastWidthOf('carryYd'),
  );
  const carries = fencesOf(
    landings.map(({ carryYd }) => carryYd),
    leastWidthOf('carryYd'),
  );
  const isKept = ({ sideYd, carryYd }: Landing) =>
    sideYd >= sides.low && sideYd <= sides.high && carryYd >= carries.low && carryYd <= carries.high;
  return { kept: landings.filter(isKept), far: landings.filter((landing) => !isKept(landing)) };
}

/** Null with too few shots. */
export function findDispersion(landings: readonly Landing[]): Dispersion | null {
  const { kept, far } = divideLandings(landings);
  const n = kept.length;
  if (n < fewestForEllipse) return null;
  const center = { carryYd: meanOf(kept, 'carryYd'), sideYd: meanOf(kept, 'sideYd') };
  const moment = (a: keyof Landing, b: keyof Landing) =>
    kept.reduce((sum, each) => sum + (each[a] - center[a]) * (each[b] - center[b]), 0) / (n - 1);
  const [side, carry, both] = [
    moment('sideYd', 'sideYd') + leastVarianceYd2,
    moment('carryYd', 'carryYd') + leastVarianceYd2,
    moment('sideYd', 'carryYd'),
  ];
  const middle = (side + carry) / 2;
  const apart = Math.hypot((side - carry) / 2, both);
  const scale = scaleOf(n);
  return {
    n,
    far,
    center,
    longYd: scale * Math.sqrt(middle + apart),
    shortYd: scale * Math.sqrt(Math.max(leastVarianceYd2, middle - apart)),
    tiltDeg: (Math.atan2(2 * both, carry - side) / 2) * (180 / Math.PI),
    halfWidthYd: scale * Math.sqrt(side),
    halfDepthYd: scale * Math.sqrt(carry),
  };
}

const meanOf = (landings: readonly Landing[], of: keyof Landing): number =>
  landings.reduce((sum, landing) => sum + landing[of], 0) / landings.length;

/**
 * Half axis in standard deviations of a region that holds the next shot with `shareInside` (Hotelling's T²). Of few shots the
 * spread is known badly, so the region is larger; with two dimensions the quantile of F has a closed form.
 */
function scaleOf(n: number): number {
  const m = n - 2;
  const quantileOfF = (m / 2) * ((1 - shareInside) ** (-2 / m) - 1);
  return Math.sqrt(((2 * (n * n - 1)) / (n * m)) * quantileOfF);
}
