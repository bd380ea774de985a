import type { ListedSwing, SwingAnalysis } from '@trueswing/contracts';

const listedMeasurements = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg', 'tempoRatio'];

/** A finished analysis as a list must show it. */
export function inList(swing: SwingAnalysis): ListedSwing {
  const details = swing.technicalDetails;
  if (!details || 'error' in details) throw new Error('not finished');
  const measured = Object.entries(details.measurements).filter(([name]) => listedMeasurements.includes(name));
  const { widthPx, heightPx, handedness, framing, golferBox } = details.faceOn;
  return {
    ...swing,
    technicalDetails: {
      algorithm: details.algorithm,
      measurements: Object.fromEntries(measured),
      faceOn: { widthPx, heightPx, handedness, framing, golferBox },
    },
  };
}
