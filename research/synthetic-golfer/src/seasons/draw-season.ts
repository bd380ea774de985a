import { trunkCropMoments, trunkCropPx } from '@trueswing/swing/trunk-window';
import type {} from '../crops/crop-page.ts';
import { cropBytes } from '../crops/crop-size.ts';
import { openPage } from '../render/open-page.ts';
import { listSeason, type SeasonOptions, seasonViews } from './list-season.ts';
import { drawPlaceBehind } from './place-behind.ts';

/** A swing with its true turns and its crops by view, as the turn network reads them. */
export interface SeasonSwing {
  readonly shoulderTurnDeg: number;
  readonly hipRotationDeg: number;
  readonly faceOn: Uint8Array;
  readonly downTheLine: Uint8Array;
}

/** Draws the crops of a golfer's season, one place behind all of its swings. */
export async function drawSeason(golfer: number, options: SeasonOptions): Promise<SeasonSwing[]> {
  const { page, browser } = await openPage('crops/crop-page.ts');
  try {
    const swings: SeasonSwing[] = [];
    for (const filmed of listSeason(golfer, options)) {
      const { truth, base64 } = await page.evaluate((clips) => window.cropPage.drawFilmed(clips), filmed);
      const drawn = Buffer.from(base64, 'base64');
      const [faceOn, downTheLine] = seasonViews.map((_, view) => composeView(drawn, view, golfer));
      if (!faceOn || !downTheLine) throw new Error('a season has two views');
      const { shoulderTurnDeg, hipRotationDeg } = truth;
      swings.push({ shoulderTurnDeg, hipRotationDeg, faceOn, downTheLine });
    }
    return swings;
  } finally {
    await browser.close();
  }
}

/** The gray crops of a view, before the place of the season. */
function composeView(drawn: Uint8Array, view: number, golfer: number): Uint8Array {
  const place = drawPlaceBehind(seasonViews.length * golfer + view, trunkCropPx);
  const crops = new Uint8Array(trunkCropMoments * place.length);
  for (let moment = 0; moment < trunkCropMoments; moment++) {
    const start = (view * trunkCropMoments + moment) * cropBytes;
    for (const [i, behind] of place.entries()) {
      const [gray, cover] = [drawn[start + i]!, drawn[start + place.length + i]! / 255]; // both planes are complete
      crops[moment * place.length + i] = Math.round(gray * cover + 255 * behind * (1 - cover));
    }
  }
  return crops;
}
