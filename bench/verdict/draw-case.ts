import type { RuleName } from '../../packages/swing/src/4-judge/rules/rule-names.ts';
import { ruleNames } from '../../packages/swing/src/4-judge/rules/rule-names.ts';
import { findingRules } from '../../packages/swing/src/4-judge/rules/rules.ts';
import { drawRandomClip } from '../../research/synthetic-golfer/src/calibration/collect/draw-random-clip.ts';
import { mixParameters } from '../../research/synthetic-golfer/src/calibration/collect/mix-parameters.ts';
import type { FilmedView } from '../../research/synthetic-golfer/src/camera/pinhole-camera.ts';
import type { ClipParameters } from '../../research/synthetic-golfer/src/clip/clip-parameters.ts';
import { describeTruth } from '../../research/synthetic-golfer/src/clip/describe-truth.ts';
import { makeRandom } from '../../research/synthetic-golfer/src/geometry/random.ts';
import { modelSwing, type SwingParameters } from '../../research/synthetic-golfer/src/swing/swing-parameters.ts';
import type { MeasurementTruth } from '../../research/synthetic-golfer/src/swing/truth/measure-body-truth.ts';

/** One drawn swing whose true values are all on target, or all but one. */
export interface VerdictCase {
  readonly name: string;
  /** The only true fault; null for a swing with every true value on target. */
  readonly fault: RuleName | null;
  readonly truth: MeasurementTruth;
  readonly clips: Readonly<Record<'faceOn' | 'downTheLine', ClipParameters>>;
}

type Change = (swing: SwingParameters, size: number) => SwingParameters;

/** Changes that make each fault, by how far beyond its limit: 12 to 20°, 4 to 6.5 % of the height, 1 to 1.5 of the tempo. */
const faults: readonly { readonly rule: RuleName; readonly sizes: readonly [number, number]; readonly make: Change }[] =
  [
    {
      rule: 'short-shoulder-turn',
      sizes: [12, 20],
      make: (swing, size) => ({ ...swing, chestTurnDeg: { ...swing.chestTurnDeg, top: 86 - size } }),
    },
    {
      rule: 'short-hip-turn',
      sizes: [12, 20],
      make: (swing, size) => ({ ...swing, pelvisTurnDeg: { ...swing.pelvisTurnDeg, top: 41 - size } }),
    },
    {
      rule: 'small-x-factor',
      sizes: [12, 20],
      make: (swing, size) => ({
        ...swing,
        chestTurnDeg: { ...swing.chestTurnDeg, top: 90 },
        pelvisTurnDeg: { ...swing.pelvisTurnDeg, top: 50 + size },
      }),
    },
    {
      rule: 'quick-tempo',
      sizes: [1, 1.3],
      make: (swing, size) => withTempo(swing, 2.5 - size),
    },
    { rule: 'slow-tempo', sizes: [1, 1.5], make: (swing, size) => withTempo(swing, 4.5 + size) },
    {
      rule: 'reverse-spine',
      sizes: [12, 18],
      make: (swing, size) => ({ ...swing, sideBendDeg: { ...swing.sideBendDeg, top: -size - 4 } }),
    },
    {
      rule: 'sway',
      sizes: [4, 6.5],
      make: (swing, size) => ({
        ...swing,
        pelvisAtTopM: { ...swing.pelvisAtTopM, sway: (-(4 + size) / 100) * swing.statureM },
      }),
    },
    {
      rule: 'pelvis-drops',
      sizes: [4, 6],
      make: (swing, size) => ({
        ...swing,
        pelvisAtTopM: { ...swing.pelvisAtTopM, lift: (-(3 + size) / 100) * swing.statureM },
      }),
    },
  ];

const withTempo = (swing: SwingParameters, ratio: number): SwingParameters => ({
  ...swing,
  durationsS: { ...swing.durationsS, backswing: ratio * swing.durationsS.downswing },
});

/** Above the seeds of calibration, training and the other benchmarks. */
const firstSeed = 910_001;
/** Faults that a fault of another measurement brings along: a short turn rarely leaves the X-factor on target. */
const follow: Partial<Record<RuleName, readonly RuleName[]>> = {
  'short-shoulder-turn': ['small-x-factor'],
  sway: ['head-moves', 'reverse-spine', 'hangs-back'],
  'reverse-spine': ['head-moves', 'head-dips', 'head-rises'],
  'pelvis-drops': ['head-moves', 'head-dips'],
};

/** Even cases have every true value on target, odd ones have one fault. */
export function drawCase(index: number): VerdictCase {
  const fault = index % 2 === 1 ? (faults[((index - 1) / 2) % faults.length] ?? null) : null;
  for (let attempt = 0; attempt < 400; attempt++) {
    const seed = firstSeed + index + 1000 * attempt;
    const draw = { seed, bodySeed: seed, styleName: (['compact', 'loose'] as const)[index % 2]!, pairOf: null };
    const sound = drawSoundSwing(seed, drawRandomClip(draw, 'face-on').swing);
    const between = makeRandom(seed + 7);
    const swing = fault ? fault.make(sound, fault.sizes[0] + (fault.sizes[1] - fault.sizes[0]) * between()) : sound;
    const clipOf = (view: FilmedView): ClipParameters => film({ ...drawRandomClip(draw, view), swing });
    const truth = describeTruth(clipOf('face-on')).measurements;
    const found = trueFaults(truth);
    const allowed = new Set<RuleName>(fault ? [fault.rule, ...(follow[fault.rule] ?? [])] : []);
    if (!found.every(({ rule }) => allowed.has(rule))) continue;
    const own = fault && found.find(({ rule }) => rule === fault.rule);
    if (fault && (!own || own.beyond < fault.sizes[0])) continue;
    return {
      name: `${String(index).padStart(3, '0')}-${fault?.rule ?? 'on-target'}`,
      fault: fault?.rule ?? null,
      truth,
      clips: { faceOn: clipOf('face-on'), downTheLine: clipOf('down-the-line') },
    };
  }
  throw new Error(`No swing with ${fault?.rule ?? 'every value on target'} was drawn.`);
}

/** Half-way between the drawn swing and the model swing, with turns drawn within their targets. */
function drawSoundSwing(seed: number, drawn: SwingParameters): SwingParameters {
  const random = makeRandom(seed + 3);
  const between = (low: number, high: number) => low + (high - low) * random();
  const swing = { ...mixParameters(modelSwing, drawn, 0.6), handedness: drawn.handedness, style: drawn.style };
  const { chestTurnDeg, pelvisTurnDeg, sideBendDeg } = swing;
  return {
    ...swing,
    statureM: drawn.statureM,
    proportions: drawn.proportions,
    chestTurnDeg: { ...chestTurnDeg, top: between(86, 102) },
    pelvisTurnDeg: { ...pelvisTurnDeg, top: between(42, 54) },
    sideBendDeg: { ...sideBendDeg, top: sideBendDeg.top + between(2, 8) },
    durationsS: {
      address: 0.6,
      followThrough: 0.6,
      finish: 0.5,
      downswing: between(0.24, 0.3),
      backswing: between(0.7, 0.95),
    },
  };
}

const film = (clip: ClipParameters): ClipParameters => ({
  ...clip,
  camera: { ...clip.camera, widthPx: 360, heightPx: 480 },
  video: { ...clip.video, fps: 30, crf: 23 },
});

/** The rules whose limit the true value is beyond, and by how much. */
export const trueFaults = (truth: MeasurementTruth): { readonly rule: RuleName; readonly beyond: number }[] =>
  ruleNames.flatMap((name) => {
    const rule = findingRules[name];
    const value = truth[rule.measurement];
    if (rule.kind !== 'weakness' || value === undefined) return [];
    const { above, below } = rule.appliesWithin;
    const beyond = above !== undefined ? value - above : (below ?? 0) - value;
    return beyond > 0 ? [{ rule: name, beyond }] : [];
  });
