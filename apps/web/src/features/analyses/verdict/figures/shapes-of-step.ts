import type { MeasurementName, Measurements, VideoView } from '@trueswing/contracts';
import { formatTurn, hasNumber, mobilityScales, spineScale, targetRangeOf } from '@trueswing/swing';
import { type SwingShape, soundShapes } from './swing-pose.ts';

/** A line of the figure that stands out. */
export type BodyLine = 'shoulders' | 'hips' | 'spine' | 'backLeg' | 'stance';

/** A line figure, and what of it is measured, in words: "shoulders turned 60°". */
interface DescribedShape {
  readonly shape: SwingShape;
  readonly text: string;
}

/** The line figure of a step: as measured, and at the goal. */
export interface StepShapes {
  readonly measured: DescribedShape;
  readonly goal: DescribedShape;
  /** The parts that the step is about. */
  readonly lines: readonly BodyLine[];
  /** The view of the golfer's own frame. */
  readonly view: VideoView;
}

const middleOf = ({ targetMin, targetMax }: { targetMin: number; targetMax: number }) => (targetMin + targetMax) / 2;
const middleOfUsual = (name: 'trailKneeFlexDeg' | 'stanceWidthHw') => {
  const { from, upTo } = targetRangeOf(name);
  return (from + upTo) / 2;
};
const { shoulderTurnDeg: shoulder, hipRotationDeg: hip, xFactorDeg: xFactor } = mobilityScales;
const { address, top, impact } = soundShapes;

/**
 * Chooses the shapes for a step about a turn, a posture or a stance, with the golfer's other turn where it is known. Null for a step that
 * no posture shows, such as tempo, and for a range without a number.
 */
export function shapesOfStep(name: MeasurementName, measurements: Measurements, view: VideoView): StepShapes | null {
  const read = (of: MeasurementName, otherwise: number): number => {
    const measurement = measurements[of];
    return hasNumber(measurement) ? measurement.value : otherwise;
  };
  if (!hasNumber(measurements[name])) return null;
  const chestTurnDeg = read('shoulderTurnDeg', top.chestTurnDeg);
  const hipTurnDeg = read('hipRotationDeg', top.hipTurnDeg);
  const atTop = { ...top, chestTurnDeg, hipTurnDeg };
  const lean = read('spineAngleDeg', address.bendDeg);
  const value = read(name, 0);
  /** Draws the measured value and the goal in the same way. */
  const compare = (
    lines: readonly BodyLine[],
    goal: number,
    shapeAt: (deg: number) => SwingShape,
    describe: (deg: number) => string,
  ): StepShapes => {
    const draw = (deg: number) => ({ shape: shapeAt(deg), text: describe(deg) });
    return { view, lines, measured: draw(value), goal: draw(goal) };
  };
  switch (name) {
    case 'shoulderTurnDeg':
      return compare(
        ['shoulders'],
        middleOf(shoulder),
        (deg) => ({ ...atTop, chestTurnDeg: deg }),
        (deg) => `shoulders turned ${formatTurn(deg)}`,
      );
    case 'hipRotationDeg':
      return compare(
        ['hips'],
        middleOf(hip),
        (deg) => ({ ...atTop, hipTurnDeg: deg }),
        (deg) => `hips turned ${formatTurn(deg)}`,
      );
    case 'xFactorDeg': {
      const hips = chestTurnDeg - value;
      return compare(
        ['shoulders', 'hips'],
        middleOf(xFactor),
        (deg) => ({ ...atTop, hipTurnDeg: hips, chestTurnDeg: hips + deg }),
        (deg) => `shoulders turned ${formatTurn(deg)} farther than the hips`,
      );
    }
    case 'spineAngleDeg':
      return compare(
        ['spine'],
        middleOf(spineScale),
        (deg) => ({ ...address, bendDeg: deg }),
        (deg) => `spine bent ${Math.round(deg)}° forward`,
      );
    case 'spineAngleChangeDeg':
      return compare(['spine'], 0, (deg) => ({ ...impact, bendDeg: lean + deg }), describeChange);
    case 'sideBendAtTopDeg':
      return compare(['spine'], top.sideDeg, (deg) => ({ ...atTop, sideDeg: deg }), describeSideBend);
    case 'trailKneeFlexDeg':
      return compare(
        ['backLeg'],
        middleOfUsual(name),
        (deg) => ({ ...address, bendDeg: lean, kneeDeg: deg }),
        (deg) => `back knee bent ${Math.round(deg)}°`,
      );
    case 'stanceWidthHw':
      return compare(
        ['stance'],
        middleOfUsual(name),
        (widths) => ({ ...address, kneeDeg: middleOfUsual('trailKneeFlexDeg'), stanceHw: widths }),
        (widths) => `feet ${widths.toFixed(1)} hip widths apart`,
      );
    default:
      return null;
  }
}

function describeChange(deg: number): string {
  const size = Math.abs(Math.round(deg));
  return size === 0 ? 'spine bent as at address' : `spine ${size}° ${deg < 0 ? 'straighter' : 'lower'} than at address`;
}

const describeSideBend = (deg: number): string =>
  `spine leaning ${Math.abs(Math.round(deg))}° ${deg < 0 ? 'toward' : 'away from'} the target`;
