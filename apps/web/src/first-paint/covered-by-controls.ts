import type { CoveredStage } from '@trueswing/domain';

/** Sizes of the player's controls, in rem (first-paint.test.ts compares where a picture and the player's video lie). */
const controlsRem = { below: 6.75, button: 2.75, choice: 5.86 };
/** As use-covered.ts has it. */
const marginPx = 10;

/** The parts of the stage that the player's controls will cover, with one video on it. */
export function coveredByControls(remPx: number, hasTwoVideos: boolean): CoveredStage {
  const button = controlsRem.button * remPx + marginPx;
  const choice = hasTwoVideos ? controlsRem.choice * remPx + marginPx : 0;
  return {
    abovePx: 0,
    belowPx: controlsRem.below * remPx,
    corners: { left: { widthPx: choice, heightPx: choice }, right: { widthPx: button, heightPx: button } },
  };
}
