/** Expected seconds of the four steps of the loading screen. */
export const loadingStepsS = [2, 15, 8, 5] as const;
/** From the start of work, after which the loading screen shows the failure card. */
export const loadingTimeoutS = 60;
const expectedS = loadingStepsS.reduce((sum, seconds) => sum + seconds, 0);
/** Where the curve stands when the expected time is over, and where it waits for the real end. */
const expectedShare = 0.9;
const waitingShare = 0.95;

/**
 * Progress (0…1) of the loading screen: rises evenly to 90 % over the steps' 30 s, then stands at 95 % until the work is
 * complete. The real progress of the work wins where it is ahead.
 */
export function loadingProgress(input: { elapsedS: number; realProgress: number; isComplete: boolean }): number {
  if (input.isComplete) return 1;
  const elapsedS = Math.max(0, input.elapsedS);
  const curve = elapsedS < expectedS ? (elapsedS / expectedS) * expectedShare : waitingShare;
  return Math.min(Math.max(curve, Math.min(1, Math.max(0, input.realProgress))), waitingShare);
}
