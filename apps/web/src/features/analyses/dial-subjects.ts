import type { MeasurementName } from '@trueswing/contracts';
import { type MobilityScale, mobilityScales, spineScale } from '@trueswing/swing';

/** One of the four numbers of the mobility card. */
export interface DialSubject {
  readonly name: MeasurementName;
  readonly label: string;
  readonly scale: MobilityScale;
  readonly means: string;
}

export const dialSubjects: readonly DialSubject[] = [
  {
    name: 'shoulderTurnDeg',
    label: 'Shoulder Turn',
    scale: mobilityScales.shoulderTurnDeg,
    means: 'How far your chest turns away from the ball. A longer turn gives the club more room to gather speed.',
  },
  {
    name: 'hipRotationDeg',
    label: 'Hip Rotation',
    scale: mobilityScales.hipRotationDeg,
    means: 'How far your hips turn going back. On hips that turn, the shoulders reach farther with less effort.',
  },
  {
    name: 'xFactorDeg',
    label: 'X-Factor',
    scale: mobilityScales.xFactorDeg,
    means: 'Your shoulder turn less your hip rotation. This stretch lets the downswing start from the ground.',
  },
  {
    name: 'spineAngleDeg',
    label: 'Spine',
    scale: spineScale,
    means: 'How far you bend forward over the ball. A good bend lets your arms hang and your shoulders turn.',
  },
];

/** "Target 85–95° (scale 0–110°)" in two parts. */
export const targetOf = ({ targetMin, targetMax }: MobilityScale): string => `Target ${targetMin}–${targetMax}°`;
export const rangeOfScale = ({ min, max }: MobilityScale): string => `(scale ${min}–${max}°)`;
