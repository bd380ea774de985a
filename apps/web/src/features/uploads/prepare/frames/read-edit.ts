import { boxesIn, findBox, type readMovie } from './read-movie.ts';

type Movie = NonNullable<Awaited<ReturnType<typeof readMovie>>>;

/** The times between which frames are displayed. A phone hides the rest of a video that was shortened in its gallery. */
export interface ShownTimes {
  readonly fromS: number;
  readonly untilS: number;
}

export const allTimes: ShownTimes = { fromS: Number.NEGATIVE_INFINITY, untilS: Number.POSITIVE_INFINITY };

/**
 * Reads which times of a track its edit list displays, on the clock on which the display starts after the empty edits. null if
 * it plays several pieces, or one at another speed: such a track has no single clock.
 */
export function readEdit(movie: Movie, trackId: number): ShownTimes | null {
  const track = boxesIn(movie.content).find((box) => box.name === 'trak' && idOf(box) === trackId);
  const list = track && findBox(track, 'edts', 'elst');
  if (!list) return allTimes;
  const ticksPerSecond = timescaleOf(findBox(movie, 'mvhd'));
  const edits = editsIn(list.content);
  const first = edits.findIndex(({ mediaTime }) => mediaTime !== -1);
  const edit = edits[first];
  if (!edit) return allTimes;
  if (edit.rate !== 1 || edits.slice(first + 1).some(({ mediaTime }) => mediaTime !== -1)) return null;
  const fromS = edits.slice(0, first).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;
  return { fromS, untilS: edit.ticks === 0 ? Number.POSITIVE_INFINITY : fromS + edit.ticks / ticksPerSecond };
}

function editsIn(list: DataView) {
  const isWide = list.getUint8(0) === 1;
  const edits: { ticks: number; mediaTime: number; rate: number }[] = [];
  for (let left = list.getUint32(4), at = 8; left > 0; left -= 1, at += isWide ? 20 : 12) {
    const ticks = isWide ? Number(list.getBigUint64(at)) : list.getUint32(at);
    const mediaTime = isWide ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4);
    edits.push({ ticks, mediaTime, rate: list.getInt32(at + (isWide ? 16 : 8)) / 2 ** 16 });
  }
  return edits;
}

/** A header has two dates before its own fields, of 8 bytes each in version 1 and of 4 in version 0. */
const afterDates = (header: DataView): number => (header.getUint8(0) === 1 ? 20 : 12);

function idOf(track: Movie): number | null {
  const header = findBox(track, 'tkhd');
  return header ? header.content.getUint32(afterDates(header.content)) : null;
}

const timescaleOf = (header: Movie | null): number => header?.content.getUint32(afterDates(header.content)) || 1;
