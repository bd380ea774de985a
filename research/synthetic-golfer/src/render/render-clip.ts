import { writeFile } from 'node:fs/promises';
import { type ClipParameters, listFrameMoments } from '../clip/clip-parameters.ts';
import { type ClipTruth, describeTruth } from '../clip/describe-truth.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { openEncoder } from './encode-video.ts';
import { openPage } from './open-page.ts';

/** Films a swing: writes the MP4, and its truth beside it as `<name>.truth.json`. */
export async function renderClip(
  parameters: ClipParameters,
  file: string,
  onProgress: (done: number, of: number) => void,
): Promise<ClipTruth> {
  const { swing, camera, look, video, seed } = parameters;
  const truth = describeTruth(parameters);
  const moments = listFrameMoments(makeSwing(swing).durationS, video);
  const { page, browser } = await openPage('scene/video-page.ts');
  try {
    await page.evaluate((stage) => window.videoPage.open(stage), { swing, camera, look });
    const encoder = openEncoder({
      file,
      widthPx: camera.widthPx,
      heightPx: camera.heightPx,
      playedFps: truth.playedFps,
      mirror: swing.handedness === 'left',
      noise: video.noise,
      crf: video.crf,
      seed,
    });
    let done = 0;
    for (const t of moments) {
      const picture = await page.evaluate(
        ([at, subFrames, shutterS]) => window.videoPage.expose(at, subFrames, shutterS),
        [t, video.subFrames, video.shutter / video.fps] as const,
      );
      await encoder.write(Buffer.from(picture, 'base64'));
      onProgress(++done, moments.length);
    }
    await encoder.finish();
  } finally {
    await browser.close();
  }
  await writeFile(file.replace(/\.mp4$/, '.truth.json'), `${JSON.stringify(truth, null, 2)}\n`);
  return truth;
}
