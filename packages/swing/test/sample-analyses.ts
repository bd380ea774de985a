import {
  type CoachAnswer,
  type Measured,
  type Measurement,
  type MeasurementName,
  type Measurements,
  measurementNames,
} from '@trueswing/contracts';
import { widestHalfWidthDeg } from '../src/3-measure/turns/judge-turn.ts';
import { findFindings } from '../src/4-judge/find-findings.ts';
import type { TurnName } from '../src/4-judge/targets/body-turns.ts';
import { isTurn } from '../src/4-judge/targets/mobility-scales.ts';
import type { CoachEvidence, CoachFinding } from '../src/5-advise/coach-text/gather-evidence.ts';
import type { WriteTextsInput } from '../src/5-advise/text/write-texts.ts';

/**
 * A varied analysis from a source of numbers 0…1: possible measurements, good and bad, turns with intervals, some withheld. Some
 * turns are wide, unless `widestSideDeg`, the farthest that an interval reaches to a side, is smaller.
 */
export function drawAnalysis(random: () => number, widestSideDeg = 35): WriteTextsInput {
  const between = (min: number, max: number): number => min + random() * (max - min);
  const measurements: Measurements = {};
  for (const name of measurementNames) {
    const kind = random();
    if (kind < 0.15) continue;
    if (kind < 0.3) {
      measurements[name] = { withheld: 'This view does not show it.' };
      continue;
    }
    const [min, max] = possibleRange(name);
    const plusMinus = (max - min) * between(0.02, 0.08);
    const measured: Measured = { value: between(min, max), plusMinus, at: 'swing', confidence: between(0.2, 1) };
    measurements[name] = isTurn(name)
      ? spread(name, measured, between(3, widestSideDeg), between(3, widestSideDeg))
      : name === 'tempoRatio'
        ? spreadRatio(measured)
        : measured;
  }
  measurements.xFactorDeg = differenceOf(measurements);
  const maybe = (min: number, max: number): number | null =>
    random() < 0.3 ? null : Math.round(between(min, max) * 10) / 10;
  const clubSpeedMph = maybe(60, 125);
  return {
    measurements,
    findings: findFindings(measurements),
    club: random() < 0.5 ? 'driver' : '7-iron',
    handedness: random() < 0.5 ? 'right' : 'left',
    launchMonitor:
      random() < 0.3
        ? null
        : {
            tour: random() < 0.5 ? 'pga' : 'lpga',
            clubSpeedMph,
            ballSpeedMph: clubSpeedMph === null ? null : maybe(clubSpeedMph * 1.1, clubSpeedMph * 1.6),
            carryYd: maybe(90, 320),
            totalYd: maybe(90, 340),
            spinRpm: maybe(1500, 9000),
            clubPathDeg: maybe(-8, 8),
            faceAngleDeg: maybe(-8, 8),
          },
  };
}

/** Range of what a golfer can do, from least to most; lengths, sizes and bends are never negative. */
const possible: Partial<Record<MeasurementName, readonly [number, number]>> = {
  shoulderTurnDeg: [45, 110],
  hipRotationDeg: [15, 65],
  spineAngleDeg: [15, 55],
  spineAngleChangeDeg: [-25, 10],
  sideBendDeg: [0, 45],
  sideBendAtTopDeg: [-12, 22],
  tempoRatio: [1.5, 6],
  backswingS: [0.5, 1.5],
  downswingS: [0.18, 0.5],
  stanceWidthHw: [0.8, 4],
  headMovementBh: [0, 20],
  headLiftAtTopBh: [-10, 4],
  headLiftAtImpactBh: [-8, 6],
  pelvisSwayBh: [-6, 14],
  pelvisSlideBh: [-4, 18],
  pelvisLiftAtTopBh: [-8, 3],
  earlyExtensionBh: [-4, 12],
  leadKneeFlexDeg: [0, 60],
  trailKneeFlexDeg: [0, 60],
  leadArmBendAtTopDeg: [0, 80],
  leadArmBendAtImpactDeg: [0, 60],
  handPathShiftBh: [-10, 14],
  finishSwayBh: [0, 8],
};
const possibleRange = (name: MeasurementName): readonly [number, number] =>
  possible[name] ?? (name.endsWith('Bh') ? [-10, 12] : [-20, 50]);

const spread = (name: TurnName, measured: Measured, below: number, above: number): Measured => ({
  ...measured,
  plusMinus: (below + above) / 2,
  interval: { low: measured.value - below, high: measured.value + above },
  ...((below + above) / 2 > widestHalfWidthDeg[name] && { isWide: true }),
  views: 'both',
});

/** A ratio's interval reaches farther up than down. */
const spreadRatio = (measured: Measured): Measured => ({
  ...measured,
  ratioInterval: { low: measured.value - 0.7 * measured.plusMinus, high: measured.value + 1.2 * measured.plusMinus },
});

/** The X-factor is the difference of both turns, with the errors of both, or nothing. */
function differenceOf({ shoulderTurnDeg: shoulder, hipRotationDeg: hip }: Measurements): Measurement {
  if (!shoulder || !hip || !('value' in shoulder && 'value' in hip)) return { withheld: 'Needs both turns.' };
  const error = Math.hypot(shoulder.plusMinus, hip.plusMinus);
  const confidence = Math.min(shoulder.confidence, hip.confidence);
  const { isWide: _, ...rest } = shoulder;
  return spread('xFactorDeg', { ...rest, value: shoulder.value - hip.value, confidence }, error, error);
}

/** The plainest true answer: our own words of each finding. */
export function plainAnswer({ findings }: CoachEvidence): CoachAnswer {
  const [first] = findings;
  const of = (kind: CoachFinding['kind']) =>
    findings.filter((finding) => finding.kind === kind).map(({ id }) => ({ text: `{finding:${id}}.`, findings: [id] }));
  const verb = first?.kind === 'weakness' ? 'Work on' : 'Keep';
  const advice = first ? [{ text: `${verb} {topic:${first.id}}.`, findings: [first.id] }] : [];
  return { advice, strengths: of('strength'), weaknesses: of('weakness') };
}
