import type { PoseFrame } from '@trueswing/contracts';
import { BlobSource, Input, MP4, VideoSampleSink } from 'mediabunny';
import { openLivePoses } from '../../../src/features/record/live/open-live-poses.ts';
import { wait } from '../../../src/shared/wait.ts';

/**
 * Detects the golfer in one picture of a video as a camera gives it whose pixels lie on their side: the frame says by how many
 * degrees it must be turned.
 */
export async function detectTurned(url: string, atS: number, rotation: number): Promise<PoseFrame['image']> {
  const picture = await readTurned(url, atS, rotation);
  const found: PoseFrame[] = [];
  const poses = openLivePoses({
    onOpened: () => undefined,
    onPose: (pose) => found.push(pose),
    onFailure: (failure) => {
      throw new Error(`The model: ${failure}.`);
    },
  });
  const { displayWidth: widthPx, displayHeight: heightPx } = picture;
  for (let timeS = 0; found.length === 0; timeS += 0.1) {
    poses.offer({ picture, widthPx, heightPx, streamS: timeS, timeS });
    await wait(100);
  }
  poses.close();
  picture.close();
  return found[0]?.image ?? null;
}

async function readTurned(url: string, atS: number, rotation: number): Promise<VideoFrame> {
  const input = new Input({ source: new BlobSource(await (await fetch(url)).blob()), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const sample = track && (await new VideoSampleSink(track).getSample(atS));
  if (!sample) throw new Error('The video has no picture.');
  const { displayWidth, displayHeight } = sample;
  const isOnSide = rotation % 180 !== 0;
  const canvas = new OffscreenCanvas(isOnSide ? displayHeight : displayWidth, isOnSide ? displayWidth : displayHeight);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no canvas.');
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((-rotation * Math.PI) / 180);
  sample.draw(pen, -displayWidth / 2, -displayHeight / 2, displayWidth, displayHeight);
  sample.close();
  // Chromium has the rotation, the types of the DOM have not.
  return new VideoFrame(canvas, Object.assign({ timestamp: 0 }, { rotation }));
}
