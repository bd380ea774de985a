import { toDegrees, toRadians } from '../../swing/src/1-track/angles.ts';
import { seededRandom } from '../../swing/test/seeded-random.ts';
import type { MotionSample, Orientation } from '../src/mobility-check/motion-sample.ts';
import type { MotionRecording, Prompt } from '../src/mobility-check/read-recording.ts';
import { dot, times, unit, type Vector } from '../src/mobility-check/vector.ts';

/** Rows of a rotation from the phone's axes to east, north and up. */
type Matrix = readonly [Vector, Vector, Vector];

/** A person with a phone, made up. Angles in degrees; a turn to the right is positive. */
export interface MadeRecording {
  /** Angle of each turn: to the right, to the left, and so on in turn. */
  readonly turnsDeg: readonly number[];
  /** When the person is asked to turn and to come back; a plain rhythm by default. */
  readonly prompts?: readonly Prompt[];
  readonly hz?: number;
  readonly seed?: number;
  /** Mounting of the phone on the body, as an axis and an angle. */
  readonly mounting?: { readonly axis: Vector; readonly angleDeg: number };
  /** The order in which the browser names the axes: `implemented` is x, y, z; `drafted` is z, x, y. */
  readonly axes?: 'implemented' | 'drafted';
  readonly unit?: 'deg' | 'rad';
  /** Platforms disagree whether gravity points up or down. */
  readonly gravity?: 'up' | 'down';
  readonly hasOrientation?: boolean;
  readonly biasDegPerS?: Vector;
  readonly noiseDegPerS?: number;
  /** Lean of the trunk at the end of each turn. */
  readonly leanDeg?: number;
  /** Share of the samples that never arrive. */
  readonly dropped?: number;
  /** The phone slips on the body in the middle of this turn, by so much about the vertical. */
  readonly slip?: { readonly turn: number; readonly deg: number };
  /** The bias grows by this much each second. */
  readonly driftDegPerS2?: number;
  /** No samples arrive in the middle of this turn. */
  readonly silentTurn?: number;
}

const [centerMs, outMs, reactionMs, moveMs] = [2500, 3500, 300, 1200];
/** The last hold. */
const endHoldMs = 2500;

/** Records what the sensors of a phone would say during such turns. */
export function recordTurns(made: MadeRecording): MotionRecording {
  const { turnsDeg, hz = 60, seed = 1, biasDegPerS = [0, 0, 0], noiseDegPerS = 0.4 } = made;
  const random = seededRandom(seed);
  const gauss = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const samples: MotionSample[] = [];
  const prompts = made.prompts ?? promptsOf(turnsDeg.length);
  const endMs = (prompts.at(-1)?.atMs ?? 0) + endHoldMs;
  for (let ms = 0; ms < endMs; ms += (1000 / hz) * (0.9 + 0.2 * random())) {
    const stands = attitudeAt(made, ms);
    const rate = mapVector(ratesAt(made, ms), (value, k) => {
      const drift = ((made.driftDegPerS2 ?? 0) * ms) / 1000;
      return value + biasDegPerS[k] + drift + noiseDegPerS * gauss();
    });
    const named: Vector = made.axes === 'drafted' ? [rate[2], rate[0], rate[1]] : rate;
    const gravity = made.gravity === 'down' ? -9.81 : 9.81;
    if (random() < (made.dropped ?? 0) || isSilent(made, ms)) continue;
    samples.push({
      timeMs: ms,
      rotationRate: made.unit === 'rad' ? times(named, Math.PI / 180) : named,
      acceleration: mapVector(stands[2], (value) => gravity * value + 0.05 * gauss()),
      orientation: made.hasOrientation === false ? null : orientationOf(stands),
    });
  }
  return { samples, prompts };
}

function promptsOf(turns: number): Prompt[] {
  const prompts: Prompt[] = [{ atMs: 0, pose: 'center' }];
  for (let turn = 0; turn < turns; turn++) {
    const atMs = centerMs + turn * (centerMs + outMs);
    prompts.push({ atMs, pose: turn % 2 === 0 ? 'right' : 'left' }, { atMs: atMs + outMs, pose: 'center' });
  }
  return prompts;
}

const promptMs = ({ prompts, turnsDeg }: MadeRecording, index: number): number =>
  (prompts ?? promptsOf(turnsDeg.length))[index]?.atMs ?? 0;
const startOf = (made: MadeRecording, turn: number): number => promptMs(made, 1 + 2 * turn);
const backOf = (made: MadeRecording, turn: number): number => promptMs(made, 2 + 2 * turn);

/** Computes the share of the way: 0 at the center, 1 at the end of the turn; minimum jerk, as people move. */
function shareTurned(made: MadeRecording, turn: number, ms: number): number {
  const ease = (since: number): number => {
    const x = Math.min(Math.max((since - reactionMs) / moveMs, 0), 1);
    return x ** 3 * (10 - 15 * x + 6 * x * x);
  };
  return ease(ms - startOf(made, turn)) - ease(ms - backOf(made, turn));
}

const isSilent = (made: MadeRecording, ms: number): boolean =>
  made.silentTurn !== undefined && Math.abs(ms - startOf(made, made.silentTurn) - reactionMs - moveMs / 2) < 300;

function attitudeAt(made: MadeRecording, ms: number): Matrix {
  const { mounting, leanDeg = 0, slip, seed = 1 } = made;
  let [yaw, lean] = [0.5 * Math.sin((ms / 1000) * 2.1 + seed), 0];
  made.turnsDeg.forEach((deg, turn) => {
    const share = shareTurned(made, turn, ms);
    // Seen from above, a turn to the right is clockwise.
    yaw += (turn % 2 === 0 ? -1 : 1) * deg * share;
    lean += leanDeg * share;
    if (slip?.turn === turn) yaw += slip.deg * rise((ms - startOf(made, turn) - reactionMs - 500) / 150);
  });
  const mount = axisAngle(mounting?.axis ?? [1, 0, 0], mounting?.angleDeg ?? 90);
  return multiply(multiply(axisAngle([0, 0, 1], yaw), axisAngle([1, 0, 0], lean)), mount);
}

const rise = (share: number): number => Math.min(Math.max(share, 0), 1);

/** Rates of turning about the phone's axes, degrees per second. */
function ratesAt(made: MadeRecording, ms: number): Vector {
  const [before, after] = [attitudeAt(made, ms - 1), attitudeAt(made, ms + 1)];
  const [x, y, z] = multiply(transpose(before), after);
  const perSecond = 180 / Math.PI / 2 / 0.002;
  return [(z[1] - y[2]) * perSecond, (x[2] - z[0]) * perSecond, (y[0] - x[1]) * perSecond];
}

/** The angles of W3C Device Orientation and Motion. */
function orientationOf([east, north, up]: Matrix): Orientation {
  return {
    alphaDeg: toDegrees(Math.atan2(-east[1], north[1])),
    betaDeg: toDegrees(Math.asin(Math.min(1, Math.max(-1, up[1])))),
    gammaDeg: toDegrees(Math.atan2(-up[0], up[2])),
  };
}

const mapVector = ([x, y, z]: Vector, map: (value: number, k: 0 | 1 | 2) => number): Vector => [
  map(x, 0),
  map(y, 1),
  map(z, 2),
];

const transpose = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

function multiply(a: Matrix, b: Matrix): Matrix {
  const columns = transpose(b);
  const row = (vector: Vector): Vector => mapVector([0, 0, 0], (_, k) => dot(vector, columns[k]));
  return [row(a[0]), row(a[1]), row(a[2])];
}

function axisAngle(axis: Vector, angleDeg: number): Matrix {
  const [x, y, z] = unit(axis);
  const [s, c] = [Math.sin(toRadians(angleDeg)), Math.cos(toRadians(angleDeg))];
  const t = 1 - c;
  return [
    [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
    [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
    [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
  ];
}
