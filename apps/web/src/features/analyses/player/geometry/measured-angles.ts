import type { Measurement, Measurements, SwingEventName, VideoView } from '@trueswing/contracts';
import type { PictureLines } from '@trueswing/domain';
import { isMeasured } from '@trueswing/swing';

/** Whole degrees to show on the lines of a body: 0…90 to the level, of the spine to the vertical. */
export type LineAngles = Readonly<Partial<Record<keyof PictureLines, number>>>;

/**
 * The angles of a view's lines that are measured, by the moment that they are measured at. What a picture shows of them there is
 * this number, as in all of the report, and not the angle of the line in the picture.
 */
export function measuredAngles(
  {
    sideBendAtAddressDeg,
    sideBendAtTopDeg,
    sideBendDeg,
    shoulderTiltAtTopDeg,
    shoulderTiltAtImpactDeg,
    ...spine
  }: Measurements,
  view: VideoView,
): Readonly<Partial<Record<SwingEventName, LineAngles>>> {
  if (view === 'face-on') {
    return {
      address: angles({ spine: degreesOf(sideBendAtAddressDeg) }),
      top: angles({ spine: degreesOf(sideBendAtTopDeg) }),
      impact: angles({ spine: degreesOf(sideBendDeg), shoulders: degreesOf(shoulderTiltAtImpactDeg) }),
    };
  }
  const [lean, change] = [degreesOf(spine.spineAngleDeg), degreesOf(spine.spineAngleChangeDeg)];
  return {
    address: angles({ spine: lean }),
    top: angles({ shoulders: degreesOf(shoulderTiltAtTopDeg) }),
    impact: angles({ spine: lean === null || change === null ? null : lean + change }),
  };
}

/** As it is shown elsewhere. */
const degreesOf = (measurement: Measurement | undefined): number | null =>
  isMeasured(measurement) ? Math.round(measurement.value) : null;

/** The side of an angle is seen in the picture. */
const angles = (degrees: Readonly<Partial<Record<keyof PictureLines, number | null>>>): LineAngles =>
  Object.fromEntries(Object.entries(degrees).flatMap(([line, deg]) => (deg === null ? [] : [[line, Math.abs(deg)]])));
