import { landmarkIndex, type PoseTrack, type SwingEvents } from '@trueswing/contracts';
import { type BodySide, type ImageLandmarks, minJointVisibility } from '@trueswing/swing';
import type { PicturePoint } from '../picture-lines.ts';
import { distance, jointAt } from './usual-body.ts';

type Limb = 'Elbow' | 'Wrist' | 'Knee' | 'Ankle' | 'FootIndex';
type LimbJoint = `${BodySide}${Limb}`;
const sides: readonly BodySide[] = ['left', 'right'];

/** The inner end of the bone at whose outer end a joint is, and the longest that it can look, in body lengths. */
const bones: Readonly<Record<Limb, { readonly inner: 'Shoulder' | 'Hip' | Limb; readonly longest: number }>> = {
  Elbow: { inner: 'Shoulder', longest: 0.32 },
  Wrist: { inner: 'Elbow', longest: 0.3 },
  Knee: { inner: 'Hip', longest: 0.42 },
  Ankle: { inner: 'Knee', longest: 0.42 },
  FootIndex: { inner: 'Ankle', longest: 0.26 },
};
/** Both hands hold the grip: their wrists are at most this far apart, in body lengths. */
const widestGrip = 0.2;
/** The same where the model guesses one of the wrists. */
const widestGripWithGuess = 0.3;
/** A joint jumps if it moves this much farther than around it, in body lengths and in the steps around. */
const jump = { least: 0.1, ofSteps: 1.5 };
/** Hands that turn by 30° from one pose to the next are this far from the straight way, as a share of it. */
const mostBent = 0.15;
/** Steps before and after that show how fast a joint moves. A converted video repeats each fifth or sixth picture. */
const stepsAround = 3;
/** Between two jumps a joint is uncertain for at most this share of the swing; longer, it is where it belongs. */
const longestStray = 0.25;
/** A longer gap between poses is no step. */
const longestStepS = 0.07;

/**
 * The joints of each frame that are not where the golfer's can be, as indexes of landmarks: on a bone that is longer than
 * his, away from the other hand on the grip, or at the far end of a jump that its track comes back from.
 * @param lengthPx the golfer's body length
 */
export function findUncertainJoints(
  track: PoseTrack,
  { address, finish }: SwingEvents,
  lengthPx: number,
): ReadonlySet<number>[] {
  const poses = track.frames.flatMap(({ image, timeS }, index) => (image ? [{ image, timeS, index }] : []));
  const uncertain = track.frames.map(() => new Set<number>());
  const at = (pose: ImageLandmarks, joint: LimbJoint | `${BodySide}${'Shoulder' | 'Hip'}`) =>
    jointAt(pose, joint, track);
  const longestStrayS = longestStray * (finish.timeS - address.timeS);

  for (const side of sides) {
    for (const [limb, { inner, longest }] of Object.entries(bones)) {
      const joint = `${side}${limb as Limb}` as const;
      const landmark = landmarkIndex[joint];
      for (const { image, index } of poses) {
        if (distance(at(image, `${side}${inner}`), at(image, joint)) > longest * lengthPx)
          uncertain[index]?.add(landmark);
      }
      const path = poses.map(({ image, timeS }) => ({ ...at(image, joint), timeS }));
      for (const stray of findStrays(path, lengthPx, longestStrayS))
        uncertain[poses[stray]?.index ?? -1]?.add(landmark);
    }
  }
  for (const { image, timeS, index } of poses) {
    const found = uncertain[index];
    if (!found || timeS < address.timeS || timeS > finish.timeS) continue;
    const wrists = sides.map((side) => landmarkIndex[`${side}Wrist`]);
    if (wrists.some((wrist) => found.has(wrist))) continue;
    const isGuessed = wrists.some((wrist) => (image[wrist]?.[2] ?? 0) < minJointVisibility);
    const apart = distance(at(image, 'leftWrist'), at(image, 'rightWrist')) / lengthPx;
    if (apart > (isGuessed ? widestGripWithGuess : widestGrip)) for (const wrist of wrists) found.add(wrist);
  }
  return uncertain;
}

type Moment = PicturePoint & { readonly timeS: number };

/** Indexes of the moments at which a joint is away from its path: for one pose, or between two jumps that follow each other soon. */
const findStrays = (path: readonly Moment[], lengthPx: number, longestStrayS: number): number[] => [
  ...path.flatMap((_, i) => (isOutAndBack(path, i, lengthPx) ? [i] : [])),
  ...betweenJumps(path, lengthPx, longestStrayS),
];

/** Farther from the straight way between its neighbors than a path that bends. */
function isOutAndBack(path: readonly Moment[], i: number, lengthPx: number): boolean {
  const [before, here, after] = [path[i - 1], path[i], path[i + 1]];
  if (!before || !here || !after || after.timeS - before.timeS > 2 * longestStepS) return false;
  const way = { x: after.x - before.x, y: after.y - before.y };
  const along = ((here.x - before.x) * way.x + (here.y - before.y) * way.y) / (way.x ** 2 + way.y ** 2 || 1);
  const share = Math.min(1, Math.max(0, along));
  const onWay = { x: before.x + share * way.x, y: before.y + share * way.y };
  return distance(here, onWay) > jump.least * lengthPx + mostBent * distance(before, after);
}

function betweenJumps(path: readonly Moment[], lengthPx: number, longestStrayS: number): number[] {
  const steps = path.slice(1).map((to, i) => {
    const from = path[i] ?? to;
    return to.timeS - from.timeS > longestStepS ? 0 : distance(from, to);
  });
  const around = (from: number, to: number) => Math.max(0, ...steps.slice(Math.max(0, from), Math.max(0, to)));
  const jumps = steps.flatMap((step, i) => {
    const usual = Math.min(around(i - stepsAround, i), around(i + 1, i + 1 + stepsAround));
    return step > jump.least * lengthPx + jump.ofSteps * usual ? [i] : [];
  });
  return jumps.slice(1).flatMap((to, k) => {
    const from = (jumps[k] ?? to) + 1;
    const lasts = (path[to]?.timeS ?? 0) - (path[from]?.timeS ?? 0);
    return lasts <= longestStrayS ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : [];
  });
}
