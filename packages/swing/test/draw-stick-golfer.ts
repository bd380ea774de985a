import {
  type CameraView,
  type Handedness,
  landmarkCount,
  landmarkIndex,
  type PoseFrame,
  type PoseTrack,
} from '@trueswing/contracts';
import { mirrorTrack } from '../src/1-track/mirror-track.ts';

/** A swing of a stick figure whose event times are known. Times in seconds of the file. */
export interface StickSwing {
  readonly addressS: number;
  readonly topS: number;
  readonly impactS: number;
  readonly finishS: number;
  /** Times for which the end pose is held before another swing, and the club is lowered to the ball, in seconds. */
  readonly heldS?: number;
  readonly loweringS?: number;
  /** Share of a full swing, 1 = hands far above the head. */
  readonly size?: number;
  /** The follow-through slows down within so many seconds, instead of ending at the finish. */
  readonly settlingS?: number;
}

export interface StickClip {
  readonly view: Exclude<CameraView, 'other'>;
  readonly hand: Handedness;
  readonly fps: number;
  readonly durationS: number;
  readonly swings: readonly StickSwing[];
  /** Noise of each landmark, standard deviation in body heights. */
  readonly noise?: number;
  readonly seed?: number;
  /** The camera's way across the picture, body heights per second. */
  readonly cameraSpeed?: number;
  /** Spine angle at address, degrees. */
  readonly spineDeg?: number;
  /** Rise of the trunk until impact, degrees. */
  readonly postureLossDeg?: number;
  /** Pelvis away from the target at the top, in body heights. */
  readonly sway?: number;
}

type Vector = readonly [number, number, number];
const radians = Math.PI / 180;
const bodyPx = 500;
const [widthPx, heightPx] = [720, 1280];

/** One swing whose parts last as real ones do, stretched by `slowMotion`. */
export function swingAt(addressS: number, slowMotion = 1): StickSwing {
  return {
    addressS,
    topS: addressS + 0.8 * slowMotion,
    impactS: addressS + 1.07 * slowMotion,
    finishS: addressS + 1.6 * slowMotion,
  };
}

/** Draws the pose track that a perfect (or evenly noisy) pose model would detect. Right-handed; mirrored for left. */
export function drawStickGolfer(clip: StickClip): PoseTrack {
  const random = seeded(clip.seed ?? 1);
  const frames = Array.from({ length: Math.round(clip.durationS * clip.fps) }, (_, frame): PoseFrame => {
    const timeS = frame / clip.fps;
    const joints = standAt(clip, timeS);
    const image = Array.from({ length: landmarkCount }, (_, i): [number, number, number] => {
      const [x, y, z] = joints.get(i) ?? [0, 1.6, 0.4];
      const across = clip.view === 'face-on' ? x : z;
      const wobble = () => (clip.noise ?? 0) * bodyPx * gaussian(random);
      const xPx = 360 + across * (bodyPx / 1.75) + (clip.cameraSpeed ?? 0) * bodyPx * timeS + wobble();
      const yPx = 1100 - y * (bodyPx / 1.75) + wobble();
      return [xPx / widthPx, yPx / heightPx, 0.95];
    });
    return {
      frame,
      timeS,
      image,
      world: Array.from({ length: landmarkCount }, (_, i) => [...(joints.get(i) ?? [0, 0, 0])]),
    };
  });
  const track = { widthPx, heightPx, frames };
  return clip.hand === 'left' ? mirrorTrack(track) : track;
}

/** Meters: x to the target, y up, z toward the ball. */
function standAt(clip: StickClip, timeS: number): Map<number, Vector> {
  const swing = clip.swings.findLast((s) => timeS >= s.addressS) ?? clip.swings[0];
  const phase = swing ? phaseAt(swing, timeS, swing !== clip.swings.at(-1)) : { arms: 0, turn: 0, rise: 0 };
  const lean = ((clip.spineDeg ?? 33) - (clip.postureLossDeg ?? 0) * phase.rise) * radians;
  const swayed = -(clip.sway ?? 0) * 1.75 * Math.max(0, phase.turn);
  const hips: Vector = [swayed, 0.95, 0];
  const chest: Vector = [swayed, 0.95 + 0.52 * Math.cos(lean), 0.52 * Math.sin(lean)];
  const side = (center: Vector, half: number, deg: number): Vector => [
    center[0] + half * Math.cos(deg * radians),
    center[1] - 0.3 * half * Math.sin(deg * radians),
    center[2] + half * Math.sin(deg * radians),
  ];
  const plane: Vector = [0, -0.92, 0.39];
  const armDeg = phase.arms * 150 * (swing?.size ?? 1);
  const reach = (k: number): Vector => [
    chest[0] - 0.62 * k * Math.sin(armDeg * radians),
    chest[1] + 0.62 * k * plane[1] * Math.cos(armDeg * radians),
    chest[2] + 0.62 * k * plane[2] * Math.cos(armDeg * radians),
  ];
  const [hands, elbows] = [reach(1), reach(0.55)];
  const aside = ([x, y, z]: Vector, dx: number): Vector => [x + dx, y, z];
  const L = landmarkIndex;
  const map = new Map<number, Vector>([
    [L.nose, [chest[0], chest[1] + 0.22, chest[2] + 0.12]],
    [L.leftEar, [chest[0] + 0.07, chest[1] + 0.22, chest[2] + 0.03]],
    [L.rightEar, [chest[0] - 0.07, chest[1] + 0.22, chest[2] + 0.03]],
    [L.leftShoulder, side(chest, 0.19, 85 * phase.turn)],
    [L.rightShoulder, side(chest, -0.19, 85 * phase.turn)],
    [L.leftHip, side(hips, 0.12, 42 * phase.turn)],
    [L.rightHip, side(hips, -0.12, 42 * phase.turn)],
    [L.leftElbow, aside(elbows, 0.06)],
    [L.rightElbow, aside(elbows, -0.06)],
    [L.leftWrist, aside(hands, 0.03)],
    [L.rightWrist, aside(hands, -0.03)],
    [L.leftKnee, [0.2, 0.52, 0.1]],
    [L.rightKnee, [-0.2, 0.52, 0.1]],
  ]);
  for (const [sign, ankle, heel, toe] of [
    [1, L.leftAnkle, L.leftHeel, L.leftFootIndex],
    [-1, L.rightAnkle, L.rightHeel, L.rightFootIndex],
  ] as const) {
    map.set(ankle, [0.24 * sign, 0.09, 0]);
    map.set(heel, [0.24 * sign, 0.04, -0.04]);
    map.set(toe, [0.27 * sign, 0.03, 0.19]);
  }
  return map;
}

/** `arms` and `turn`: 0 at address, 1 at the top, −1 at the finish. `rise`: 0 at address, 1 from impact on. */
function phaseAt(swing: StickSwing, timeS: number, hasNext: boolean): { arms: number; turn: number; rise: number } {
  const { addressS, topS, impactS, finishS, heldS = 0.3, loweringS = 0.9, settlingS } = swing;
  if (timeS <= addressS) return { arms: 0, turn: 0, rise: 0 };
  if (timeS <= topS) {
    const u = (timeS - addressS) / (topS - addressS);
    const eased = u * u * (3 - 2 * u);
    return { arms: eased, turn: eased, rise: 0 };
  }
  if (timeS <= impactS) {
    const u = (timeS - topS) / (impactS - topS);
    return { arms: 1 - 1.06 * u ** 2.2, turn: 1 - 1.2 * u, rise: u };
  }
  const lowered = hasNext ? Math.min(1, Math.max(0, (timeS - finishS - heldS) / loweringS)) : 0;
  const v = Math.min(1, (timeS - impactS) / (finishS - impactS));
  const eased = settlingS === undefined ? 1 - (1 - v) ** 3 : 1 - Math.exp((impactS - timeS) / settlingS);
  // The speed of the arms goes on through the ball.
  const left = 1 - lowered;
  return { arms: (-0.06 - 0.94 * eased) * left, turn: (-0.2 - 0.8 * eased) * left, rise: left };
}

function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
