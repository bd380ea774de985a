import type { Capture } from './capture.ts';
import { chooseEncoder } from './choose-encoder.ts';
import { canRecordMedia, openMediaCapture } from './media-capture.ts';
import { openPacketCapture } from './packet-capture.ts';

/** The rate for which the encoder is set up where the camera does not say its own. */
const usualFramesPerSecond = 60;
const usualSize = { width: 1920, height: 1080 };

/** Opens the way in which this browser holds the last seconds of a camera; null where it has none. */
export async function openCapture(track: MediaStreamVideoTrack, onFailure: () => void): Promise<Capture | null> {
  const settings = track.getSettings();
  const { width, height } = { ...usualSize, ...settings };
  const framesPerSecond = settings.frameRate ?? usualFramesPerSecond;
  const config = await chooseEncoder({ widthPx: width, heightPx: height }, framesPerSecond);
  if (config) return openPacketCapture(framesPerSecond, onFailure);
  return canRecordMedia() ? openMediaCapture(track) : null;
}
