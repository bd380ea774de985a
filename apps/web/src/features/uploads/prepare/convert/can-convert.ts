import { canEncodeVideo, type InputVideoTrack, Quality } from 'mediabunny';
import { pictureToSend } from './picture-to-send.ts';

/** Whether this device decodes the track and encodes H.264 of its size. */
export async function canConvert(track: InputVideoTrack): Promise<boolean> {
  if (!(await track.canDecode())) return false;
  const { widthPx: width, heightPx: height, bitsPerSecond: bitrate } = await pictureToSend(track, 10);
  return canEncodeVideo('avc', { width, height, quality: new Quality({ bitrate }) });
}
