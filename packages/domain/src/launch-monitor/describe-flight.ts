import type { Handedness } from '@trueswing/contracts';
import { ballFlight, clubPathLabel, curvesTo, startsTo } from './ball-flight.ts';
import { formatNumber } from './format-number.ts';

/** Club path, face angle and the resulting flight, as far as the numbers were given. */
export function describeFlight(
  clubPathDeg: number | null | undefined,
  faceAngleDeg: number | null | undefined,
  handedness: Handedness,
): string[] {
  const sentences: string[] = [];
  if (isNumber(clubPathDeg))
    sentences.push(`Your club path is ${formatNumber(clubPathDeg)}°: ${clubPathLabel(clubPathDeg, handedness)}.`);
  if (!isNumber(faceAngleDeg)) return sentences;
  const start = {
    center: 'starts at the target',
    right: 'starts right of the target',
    left: 'starts left of the target',
  };
  if (!isNumber(clubPathDeg)) {
    return [
      `Your face angle is ${formatNumber(faceAngleDeg)}°: the ball ${start[startsTo(faceAngleDeg)]}; add the club path to see its curve.`,
    ];
  }
  const flight = ballFlight(faceAngleDeg, clubPathDeg, handedness);
  const bends = curvesTo(flight.curve, handedness);
  const curve = bends ? `curves ${bends} as a ${flight.curve}` : 'flies straight';
  const end =
    bends === null || flight.startsTo === 'center'
      ? ''
      : bends === flight.startsTo
        ? ', away from the target'
        : ', back toward the target';
  sentences.push(
    `The face is ${flight.faceToPath} to the path: the ball ${start[flight.startsTo]} and ${curve}${end}.`,
  );
  return sentences;
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';
