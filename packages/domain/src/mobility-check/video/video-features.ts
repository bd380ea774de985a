import { landmarkIndex } from '@trueswing/contracts';
import { type SettledPose, toDegrees } from '@trueswing/swing';
import type { Side } from '../read-repetition.ts';

type Landmark = keyof typeof landmarkIndex;
type Line = 'Wrist' | 'Elbow' | 'Shoulder' | 'Hip' | 'Ankle';

const turningLines: readonly Line[] = ['Wrist', 'Elbow', 'Shoulder', 'Hip'];
/** Lines that say how the golfer stands to the camera before the turn. */
const standingLines: readonly Line[] = ['Shoulder', 'Hip', 'Ankle'];

/** A golfer who stands square to the phone seems to be turned by less. */
const greatestStandingDeg = 60;
/** Shoulders that seem turned farther show the model's front for the golfer's back. */
const backToFrontDeg = 150;
/** Turn beyond which the far arm is hidden, and the model guesses it. */
const clearestDeg = 112;

/** A pose, mirrored for a turn to the left, so that both sides are read alike. */
class SidedPose {
  readonly #pose: SettledPose;
  readonly #isMirrored: boolean;

  constructor(pose: SettledPose, side: Side) {
    this.#pose = pose;
    this.#isMirrored = side === 'left';
  }

  #at(points: SettledPose['image'], name: Landmark): readonly [number, number, number] {
    const twin = name.startsWith('left') ? name.replace('left', 'right') : name.replace('right', 'left');
    const [x, y, z] = points[landmarkIndex[(this.#isMirrored ? twin : name) as Landmark]]!; // a twin is a landmark, and a pose has all
    return [this.#isMirrored ? -x : x, y, z];
  }

  image(name: Landmark) {
    return this.#at(this.#pose.image, name);
  }

  /** From the right joint to the left one across the picture, in pixels. */
  across(line: Line): number {
    return this.image(`left${line}` as Landmark)[0] - this.image(`right${line}` as Landmark)[0];
  }

  /** Measures how far a line has turned to the right in space, as the model guesses it: 0 square to the camera. */
  yawDeg(line: Line): number {
    const left = this.#at(this.#pose.world, `left${line}` as Landmark);
    const right = this.#at(this.#pose.world, `right${line}` as Landmark);
    return toDegrees(Math.atan2(right[2] - left[2], left[0] - right[0]));
  }

  middleX(line: Line): number {
    return (this.image(`left${line}` as Landmark)[0] + this.image(`right${line}` as Landmark)[0]) / 2;
  }

  trunkPx(): number {
    const y = (line: Line) =>
      (this.image(`left${line}` as Landmark)[1] + this.image(`right${line}` as Landmark)[1]) / 2;
    return Math.abs(y('Hip') - y('Shoulder'));
  }
}

/**
 * Lists what a turn is read from: how much shorter the lines across the body have become since the golfer stood square, how the
 * golfer stood to the camera as the model guesses it, and how far the head went aside. Null without a trunk in the picture, and
 * if the model took front for back.
 */
export function describeFilmedTurn(square: SettledPose, turned: SettledPose, side: Side): readonly number[] | null {
  const [before, after] = [new SidedPose(square, side), new SidedPose(turned, side)];
  const trunk = before.trunkPx();
  if (trunk < 4) return null;
  if (standingLines.some((line) => Math.abs(before.yawDeg(line)) > greatestStandingDeg)) return null;
  const [wrists = 0, elbows = 0, shoulders = 0, hips = 0] = turningLines.map((line) => {
    const shortened = after.across(line) / Math.max(Math.abs(before.across(line)), trunk / 10);
    return toDegrees(Math.acos(Math.max(-1, Math.min(1, shortened))));
  });
  if (shoulders > backToFrontDeg) return null;
  const seen = [wrists, elbows, shoulders, hips].map((deg) => Math.min(deg, clearestDeg) / 90);
  const standing = standingLines.map((line) => before.yawDeg(line) / 90);
  const aside = (pose: SidedPose): number => pose.image('nose')[0] - pose.middleX('Ankle');
  return [...seen, seen[0]! ** 2, ...standing, (aside(after) - aside(before)) / trunk]; // the wrists are the first line
}
