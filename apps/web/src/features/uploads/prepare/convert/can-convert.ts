import { canEncodeVideo, type InputVideoTrack, Quality } from 'mediabunny';
import { readEdit } from '../frames/read-edit.ts';
import { readMovie } from '../frames/read-movie.ts';
import { pictureToSend } from './picture-to-send.ts';

/** Whether this device decodes the track of the file and encodes H.264 of its size. It converts no track with several edits. */
export async function canConvert(file: Blob, track: InputVideoTrack): Promise<boolean> {
  if (!(await track.canDecode())) return false;
  const movie = await readMovie(file);
  if (movie && !readEdit(movie, track.id)) return false;
  const { widthPx: width, heightPx: height, bitsPerSecond: bitrate } = await pictureToSend(track, 10);
  return canEncodeVideo('avc', { width, height, quality: new Quality({ bitrate }) });
}
