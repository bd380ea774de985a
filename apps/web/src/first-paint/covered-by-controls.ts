import type { CoveredStage } from '@trueswing/domain';

/** Sizes of the player's controls, in rem (test/e2e/offline.test.ts compares where the picture and the player's video lie, of an analysis with two videos). */
const controlsRem = { below: 6.75, button: { width: 2.75, height: 2.75 }, choice: { width: 5.86, height: 8.25 } };
/** As use-covered.ts has it. */
const marginPx = 10;

/** The parts of the stage that the player's controls will cover, with one video on it. */
export function coveredByControls(remPx: number, hasTwoVideos: boolean): CoveredStage {
  const withMargin = ({ width, height }: { width: number; height: number }) => ({
    widthPx: width * remPx + marginPx,
    heightPx: height * remPx + marginPx,
  });
  return {
    abovePx: 0,
    belowPx: controlsRem.below * remPx,
    corners: {
      left: hasTwoVideos ? withMargin(controlsRem.choice) : { widthPx: 0, heightPx: 0 },
      right: withMargin(controlsRem.button),
    },
  };
}
