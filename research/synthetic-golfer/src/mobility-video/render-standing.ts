import { openEncoder } from '../render/encode-video.ts';
import { openPage } from '../render/open-page.ts';
import { drawStanding, type VideoDraw } from './draw-standing.ts';
import { planWholeVideo } from './plan-turns.ts';

const playedFps = 10;

/** Films someone as the product asks for it, and writes the MP4. Returns the turns that it shows. */
export async function renderStanding(draw: VideoDraw, file: string): Promise<{ rightDeg: number; leftDeg: number }> {
  const { stage, moments, rightDeg, leftDeg } = drawStanding(draw, planWholeVideo());
  const { widthPx, heightPx } = stage.camera;
  const { page, browser } = await openPage('scene/video-page.ts');
  try {
    await page.evaluate((shown) => window.videoPage.open(shown), stage);
    const isMirrored = stage.swing.handedness === 'left';
    const encoder = openEncoder({
      file,
      widthPx,
      heightPx,
      playedFps,
      mirror: isMirrored,
      noise: 0,
      crf: 26,
      seed: 1,
    });
    const endS = moments.at(-1) ?? 0;
    for (let t = 0; t <= endS; t += 1 / playedFps) {
      const picture = await page.evaluate((at) => window.videoPage.expose(at, 1, 0), t);
      await encoder.write(Buffer.from(picture, 'base64'));
    }
    await encoder.finish();
  } finally {
    await browser.close();
  }
  return { rightDeg, leftDeg };
}
