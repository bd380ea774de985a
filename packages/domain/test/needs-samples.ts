import type { Measured, MobilityCheck, MobilityPart } from '@trueswing/contracts';
import { measured } from '../../swing/test/measured.ts';

/** A turn as one video shows it, degrees. */
export const turned = (value: number, half = 8): Measured =>
  measured(value, half, { interval: { low: value - half, high: value + half }, views: 'face-on' });
/** A right-hander's check of some parts, degrees. */
export function checkOf(partsDeg: Partial<Record<MobilityPart, number>>): Pick<MobilityCheck, 'parts'> {
  const part = (turnDeg: number | undefined) =>
    turnDeg === undefined
      ? null
      : { right: { turnDeg, plusMinusDeg: 3, repetitions: 2 }, left: null, asymmetryDeg: null };
  const { chest, hips, separation } = partsDeg;
  return { parts: { chest: part(chest), hips: part(hips), separation: part(separation) } };
}
/** The focus areas where nothing was found. */
export const defaults = [
  'Core Control & Rotational Strength',
  'Lower Body Stability & Strength',
  'Thoracic Spine Mobility',
  'Pelvic Mobility & Control',
];

export const shortHips = { hipRotationDeg: turned(20) };
export const openFace = { faceAngleDeg: 5, clubPathDeg: -3 };
export const pathLeft = { faceAngleDeg: 0.5, clubPathDeg: -7 };
export const wideStance = { stanceWidthHw: measured(3.6, 0.2) };
export const overTheTop = { handPathShiftBh: measured(12, 2) };
export const bentArm = { leadArmBendAtImpactDeg: measured(55, 5) };
