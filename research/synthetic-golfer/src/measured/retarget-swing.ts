import { rotate } from '../geometry/rotation.ts';
import { add, distance, lengthOf, mix, normalize, scale, subtract } from '../geometry/vector.ts';
import { makeSwing } from '../swing/make-swing.ts';
import type { BodyMotion } from '../swing/motion/body-motion.ts';
import type { RecordedMotion } from '../swing/motion/recorded-motion.ts';
import { modelSwing, type SwingParameters } from '../swing/swing-parameters.ts';
import { followGolfer, inAxesOf, type MeasuredGolfer } from './follow-golfer.ts';
import type { MarkerRecording } from './read-c3d.ts';
import { readFlareDeg, retargetBody, sizeRatio } from './retarget-body.ts';

/** The recording starts as the club moves and ends in the follow-through: it is held for as long as an analysis needs. */
const heldS = { address: 0.8, finish: 0.6 };
const samplesPerS = 120;
const ballHeightM = 0.02;

/**
 * A measured swing for our rendered bodies, which never were part of a calibration: trunk, head and feet move as measured
 * since address, and the hands go where they were measured relative to chest and shoulders.
 */
export function retargetSwing(recording: MarkerRecording): SwingParameters {
  const golfer = followGolfer(recording);
  const size = sizeRatio(golfer);
  const impactFrame = findImpact(golfer);
  const topFrame = findTop(golfer, impactFrame);
  const seconds = (frames: number): number => frames / golfer.rateHz;
  const body = retargetBody(golfer, topFrame);
  const parameters: SwingParameters = {
    ...modelSwing,
    stanceWidthM: Math.abs(golfer.lead.ankle[0]![0] - golfer.trail.ankle[0]![0]) * size, // a recording has frames
    footFlareDeg: { lead: readFlareDeg(golfer.lead, 1), trail: readFlareDeg(golfer.trail, -1) },
    durationsS: {
      address: heldS.address,
      backswing: seconds(topFrame),
      downswing: seconds(impactFrame - topFrame),
      followThrough: seconds(golfer.frames - 1 - impactFrame),
      finish: heldS.finish,
    },
  };
  const played = (part: keyof BodyMotion) => resample(body[part], golfer.rateHz, mixNumbers);
  const parts = Object.keys(body) as (keyof BodyMotion)[];
  const recorded: RecordedMotion = {
    samplesPerS,
    body: Object.fromEntries(parts.map((part) => [part, played(part)])) as unknown as RecordedMotion['body'], // all parts
    clubDirection: resample(
      golfer.grip.map((grip, i) => normalize(subtract(golfer.clubHead[i]!, grip))), // same frames
      golfer.rateHz,
      mix,
    ),
    grip: [],
    ball: [0, 0, 0],
    clubLengthM: 1,
  };
  return { ...parameters, recorded: { ...recorded, ...placeHands(golfer, parameters, recorded) } };
}

/** The hands relative to the middle of the shoulders, in the axes of the chest, on the model golfer's chest. */
function placeHands(golfer: MeasuredGolfer, parameters: SwingParameters, recorded: RecordedMotion) {
  const offsets = golfer.grip.map((grip, i) => inAxesOf(golfer.chest[i]!, subtract(grip, golfer.shoulders[i]!))); // same frames
  const inChest = resample(offsets, golfer.rateHz, mix).map((offset) => scale(offset, sizeRatio(golfer)));
  // without hands the trunk is right already: it does not follow them
  const anywhere = { grip: inChest, clubDirection: recorded.clubDirection };
  const trunk = makeSwing({ ...parameters, recorded: { ...recorded, ...anywhere } });
  const chestSince = resample(
    golfer.chest.map((_, i) => i),
    golfer.rateHz,
    mixNumbers,
  );
  const grip = inChest.map((offset, i) => {
    const { trunkTop } = trunk.poseAt(i / samplesPerS);
    return add(trunkTop, rotate(golfer.chest[Math.round(chestSince[i]!)]!, offset)); // one frame a sample
  });
  const direction = recorded.clubDirection[0]!;
  const clubLengthM = (ballHeightM - grip[0]![1]) / direction[1];
  return { grip, clubLengthM, ball: add(grip[0]!, scale(direction, clubLengthM)) };
}

/** The club head passes the place where it rested, at full speed. */
function findImpact({ clubHead, frames }: MeasuredGolfer): number {
  const from = Math.round(frames / 2);
  const distances = clubHead.slice(from).map((point) => distance(point, clubHead[0]!)); // a recording has frames
  return from + distances.indexOf(Math.min(...distances));
}

/** The hands are slowest between the backswing and the downswing. */
function findTop({ grip, rateHz }: MeasuredGolfer, impactFrame: number): number {
  const around = Math.round(rateHz * 0.02);
  const from = Math.round(impactFrame * 0.6);
  const speeds = Array.from(
    { length: impactFrame - around - from },
    (_, i) => lengthOf(subtract(grip[from + i + around]!, grip[from + i - around]!)), // inside: from is beyond `around`
  );
  return from + speeds.indexOf(Math.min(...speeds));
}

const mixNumbers = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Samples at our rate, with the first and the last frame held. */
function resample<T>(samples: readonly T[], rateHz: number, mixed: (a: T, b: T, share: number) => T): T[] {
  const recordedS = (samples.length - 1) / rateHz;
  const count = Math.ceil((heldS.address + recordedS + heldS.finish) * samplesPerS);
  return Array.from({ length: count }, (_, i) => {
    const place = Math.max(0, Math.min(samples.length - 1, (i / samplesPerS - heldS.address) * rateHz));
    const before = Math.min(Math.floor(place), samples.length - 2);
    return mixed(samples[before]!, samples[before + 1]!, place - before); // two samples at least
  });
}
