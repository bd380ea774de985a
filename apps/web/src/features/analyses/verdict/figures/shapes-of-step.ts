import type { MeasurementName, Measurements, VideoView } from '@trueswing/contracts';
import { isMeasured, mobilityScales, spineScale } from '@trueswing/swing';
import { type SwingShape, soundShapes } from './swing-pose.ts';

/** A line of the figure that stands out. */
export type BodyLine = 'shoulders' | 'hips' | 'spine';

/** The line figure of a step: as measured, and at the goal. */
export interface StepShapes {
  readonly measured: SwingShape;
  readonly goal: SwingShape;
  /** What the step is about. */
  readonly lines: readonly BodyLine[];
  /** The view from which the golfer's own frame shows it. */
  readonly view: VideoView;
}

const middleOf = ({ targetMin, targetMax }: { targetMin: number; targetMax: number }) => (targetMin + targetMax) / 2;
const { shoulderTurnDeg: shoulder, hipRotationDeg: hip, xFactorDeg: xFactor } = mobilityScales;
const { address, top, impact } = soundShapes;

/**
 * The shapes for a step about a turn or a posture, with the golfer's other turn where it is known. Null for a step that no
 * posture shows, such as tempo.
 */
export function shapesOfStep(name: MeasurementName, measurements: Measurements, view: VideoView): StepShapes | null {
  const read = (of: MeasurementName, otherwise: number): number => {
    const measurement = measurements[of];
    return isMeasured(measurement) ? measurement.value : otherwise;
  };
  const chestTurnDeg = read('shoulderTurnDeg', top.chestTurnDeg);
  const hipTurnDeg = read('hipRotationDeg', top.hipTurnDeg);
  const atTop = { ...top, chestTurnDeg, hipTurnDeg };
  const value = read(name, 0);
  const lean = read('spineAngleDeg', address.bendDeg);
  switch (name) {
    case 'shoulderTurnDeg':
      return { view, lines: ['shoulders'], measured: atTop, goal: { ...atTop, chestTurnDeg: middleOf(shoulder) } };
    case 'hipRotationDeg':
      return { view, lines: ['hips'], measured: atTop, goal: { ...atTop, hipTurnDeg: middleOf(hip) } };
    case 'xFactorDeg': {
      const measured = { ...atTop, hipTurnDeg: chestTurnDeg - value };
      return {
        ...{ view, lines: ['shoulders', 'hips'], measured },
        goal: { ...measured, chestTurnDeg: measured.hipTurnDeg + middleOf(xFactor) },
      };
    }
    case 'spineAngleDeg':
      return {
        view,
        lines: ['spine'],
        measured: { ...address, bendDeg: value },
        goal: { ...address, bendDeg: middleOf(spineScale) },
      };
    case 'spineAngleChangeDeg':
      return {
        view,
        lines: ['spine'],
        measured: { ...impact, bendDeg: lean + value },
        goal: { ...impact, bendDeg: lean },
      };
    case 'sideBendAtTopDeg':
      return {
        view,
        lines: ['spine'],
        measured: { ...atTop, sideDeg: value },
        goal: { ...atTop, sideDeg: top.sideDeg },
      };
    default:
      return null;
  }
}
