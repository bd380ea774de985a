interface Track {
  /** Four-character code: 'vide', 'soun', … */
  handler: string | undefined;
  /** Four-character codes of the sample entries, which name the codecs. */
  sampleEntries: string[];
}

interface OpenBox {
  type: string;
  /** Position after its last byte. */
  end: number;
}

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** The boxes that are read, and in which box they lie. */
const parents: Record<string, string> = { mvhd: 'moov', meta: 'moov', hdlr: 'mdia', stsd: 'stbl' };
/** Bytes that are read of a box: enough for a handler, the names of a few sample entries, and what a phone writes about a recording. */
const bytesToRead: Record<string, number> = { mvhd: 12, meta: 16_384, hdlr: 12, stsd: 4_096 };
/** Beginning of the seconds that a movie header counts. */
const epochMs = Date.UTC(1904, 0);
/** A file with more boxes was not made by a camera; parsing stops and the analysis decides. */
const maxBoxes = 50_000;

/**
 * Reads the tracks of an MP4 or MOV (ISO/IEC 14496-12) while its bytes are streamed, whether the `moov` box comes first or
 * last. Holds a few KiB, never the file. An invalid box ends the parsing.
 */
export class Mp4Tracks {
  readonly tracks: Track[] = [];
  #headerAt: Date | null = null;
  #phoneAt: Date | null = null;
  /** The `moov` box has been read to its end, so no further track can follow. */
  isComplete = false;

  #position = 0;
  #skipUntil = 0;
  #scratch: Buffer = Buffer.alloc(0);
  #needed = 8;
  #reading: OpenBox | 'header' = 'header';
  #open: OpenBox[] = [];
  #boxes = 0;
  #isOver = false;

  /**
   * When it was recorded; null if the file says nothing, as of many edited videos. A phone that converts a video gives the header a new
   * date, and keeps its own note.
   */
  get recordedAt(): Date | null {
    return this.#phoneAt ?? this.#headerAt;
  }

  write(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0 && !this.#isOver) {
      const skipped = Math.min(rest.length, Math.max(0, this.#skipUntil - this.#position));
      const taken = skipped > 0 ? 0 : Math.min(rest.length, this.#needed - this.#scratch.length);
      if (taken > 0) this.#scratch = Buffer.concat([this.#scratch, rest.subarray(0, taken)]);
      this.#position += skipped + taken;
      rest = rest.subarray(skipped + taken);
      if (skipped === 0 && this.#scratch.length === this.#needed) this.#take(this.#scratch);
    }
  }

  #take(bytes: Buffer): void {
    if (this.#reading === 'header') this.#takeHeader(bytes);
    else this.#takeContent(this.#reading, bytes);
  }

  #takeHeader(bytes: Buffer): void {
    const size32 = bytes.readUInt32BE(0);
    if (size32 === 1 && bytes.length === 8) {
      this.#needed = 16;
      return;
    }
    const type = bytes.toString('latin1', 4, 8);
    const start = this.#position - bytes.length;
    const parentEnd = this.#open.at(-1)?.end ?? Number.POSITIVE_INFINITY;
    const size = size32 === 1 ? Number(bytes.readBigUInt64BE(8)) : size32;
    const end = size32 === 0 ? parentEnd : start + size;
    if (end < this.#position || end > parentEnd || ++this.#boxes > maxBoxes) {
      this.#isOver = true;
      return;
    }
    this.#enter({ type, end });
  }

  #enter(box: OpenBox): void {
    const parent = this.#open.at(-1)?.type;
    const isContainer = containers.has(box.type) && (box.type === 'moov' || parent !== undefined);
    if (isContainer) {
      if (box.type === 'trak') this.tracks.push({ handler: undefined, sampleEntries: [] });
      this.#open.push(box);
      this.#nextHeader(this.#position);
      return;
    }
    // `minf` contains a second `hdlr`, of QuickTime's data handler, which is not read.
    const isRead = parents[box.type] !== undefined && parents[box.type] === parent;
    const content = Math.min(box.end - this.#position, isRead ? (bytesToRead[box.type] ?? 0) : 0);
    if (content === 0) {
      this.#nextHeader(box.end);
      return;
    }
    this.#reading = box;
    this.#scratch = Buffer.alloc(0);
    this.#needed = content;
  }

  #takeContent(box: OpenBox, content: Buffer): void {
    const track = this.tracks.at(-1);
    if (box.type === 'mvhd') this.#headerAt ??= readCreation(content);
    if (box.type === 'meta') this.#phoneAt ??= readPhoneDate(content);
    if (track && box.type === 'hdlr' && content.length >= 12) track.handler = content.toString('latin1', 8, 12);
    if (track && box.type === 'stsd') track.sampleEntries.push(...readSampleEntries(content));
    this.#nextHeader(box.end);
  }

  #nextHeader(from: number): void {
    this.#reading = 'header';
    this.#scratch = Buffer.alloc(0);
    this.#needed = 8;
    this.#skipUntil = from;
    for (let box = this.#open.at(-1); box && from >= box.end; box = this.#open.at(-1)) {
      this.#open.pop();
      if (box.type === 'moov') {
        this.isComplete = true;
        this.#isOver = true;
      }
    }
  }
}

/** The note of Apple's phones, "2026-11-23T11:30:00+0100", among the metadata of the movie. */
function readPhoneDate(content: Buffer): Date | null {
  const text = content.toString('latin1');
  if (!text.includes('com.apple.quicktime.creationdate')) return null;
  const [, time, hours, minutes] = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-]\d\d):?(\d\d)/.exec(text) ?? [];
  const at = new Date(`${time}${hours}:${minutes}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Version and flags (4), then the seconds since 1904 in UTC: 4 bytes in version 0, 8 in version 1. */
function readCreation(content: Buffer): Date | null {
  const isWide = content[0] === 1;
  if (content.length < (isWide ? 12 : 8)) return null;
  const seconds = isWide ? Number(content.readBigUInt64BE(4)) : content.readUInt32BE(4);
  const at = new Date(epochMs + 1_000 * seconds);
  return seconds === 0 || Number.isNaN(at.getTime()) ? null : at;
}

/** Version and flags (4), count (4), then the entries: size (4), type (4), … */
function readSampleEntries(content: Buffer): string[] {
  const entries: string[] = [];
  for (let at = 8; at + 8 <= content.length; ) {
    entries.push(content.toString('latin1', at + 4, at + 8));
    at += Math.max(8, content.readUInt32BE(at));
  }
  return entries;
}
