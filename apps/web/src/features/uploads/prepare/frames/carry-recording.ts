import { noteCaptureRate } from './note-capture-rate.ts';
import { boxesIn, findBox, type readMovie } from './read-movie.ts';

type Movie = Awaited<ReturnType<typeof readMovie>>;

/** Boxes in which a phone describes the recording: its frame rate in slow motion, its date, its place. */
const describing = ['meta', 'udta'];

/**
 * Gives a made video what the phone wrote about the recording, as the analysis reads it from the original: the date of the
 * original and its describing boxes. The index of the made file is its last box, so that it may grow.
 * @param captureFps The rate of the camera, which the frames of a part do not show any more; null if they do
 */
export function carryRecording(made: ArrayBuffer, original: Movie, captureFps: number | null): BlobPart[] {
  const movie = boxesIn(new DataView(made)).find(({ name }) => name === 'moov');
  if (!movie) return [made];
  const boxes = original ? boxesIn(original.content).filter(({ name }) => describing.includes(name)) : [];
  const carried = boxes.map(({ bytes }) => bytes);
  const added = captureFps === null ? carried : noteCaptureRate(carried, captureFps);
  copyDates(original && findBox(original, 'mvhd')?.content, findBox(movie, 'mvhd')?.content);
  const bytes = added.reduce((sum, box) => sum + box.byteLength, movie.bytes.byteLength);
  new DataView(made, movie.bytes.byteOffset).setUint32(0, bytes);
  return [made, ...added];
}

/**
 * Dates are of 8 bytes in version 1 of the header, and of 4 in version 0. Where the original has none, as a WebM, neither has the made video:
 * that of its making is not that of the recording.
 */
function copyDates(from: DataView | null | undefined, to: DataView | undefined): void {
  if (!to) return;
  const isWide = from?.getUint8(0) === 1;
  for (const place of [0, 1]) {
    const date = from ? (isWide ? Number(from.getBigUint64(4 + 8 * place)) : from.getUint32(4 + 4 * place)) : 0;
    if (to.getUint8(0) === 1) to.setBigUint64(4 + 8 * place, BigInt(date));
    else to.setUint32(4 + 4 * place, date);
  }
}
