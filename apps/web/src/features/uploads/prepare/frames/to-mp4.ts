import { carryRecording } from './carry-recording.ts';
import { readMovie } from './read-movie.ts';

/** The MP4 file made from a chosen one, with its name and with what the phone wrote about the recording. */
export async function toMp4(original: File, made: ArrayBuffer, captureFps: number | null): Promise<File> {
  const name = original.name.replace(/\.[^.]*$/, '');
  const parts = carryRecording(made, await readMovie(original), captureFps);
  return new File(parts, `${name}.mp4`, { type: 'video/mp4', lastModified: original.lastModified });
}
