import { loadingSteps } from '@trueswing/domain';

/** Seconds without any progress until the loading screen shows the failure card. */
export const loadingTimeoutS = 60;
/** Seconds that the work usually takes. */
export const expectedLoadingS = loadingSteps.reduce((sum, step) => sum + step.expectedS, 0);
/** The curve's value when the expected time is over, and while it waits for the real end. */
const expectedShare = 0.9;
const waitingShare = 0.95;

/**
 * Progress (0…1) of the loading screen: rises evenly to 90 % over the steps' 30 s, then stays at 95 % until the work is
 * complete. The real progress is used if it is greater.
 */
export function loadingProgress(input: { elapsedS: number; realProgress: number; isComplete: boolean }): number {
  if (input.isComplete) return 1;
  const elapsedS = Math.max(0, input.elapsedS);
  const curve = elapsedS < expectedLoadingS ? (elapsedS / expectedLoadingS) * expectedShare : waitingShare;
  return Math.min(Math.max(curve, Math.min(1, Math.max(0, input.realProgress))), waitingShare);
}
