import { describe, expect, it } from 'vitest';
import { Mp4Tracks } from './mp4-tracks.ts';

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

function largeBox(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([header, content]);
}

const handler = (type: string) => box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(type), Buffer.alloc(13)]));
const descriptions = (...types: string[]) => {
  const count = Buffer.alloc(8);
  count.writeUInt32BE(types.length, 4);
  return box('stsd', count, ...types.map((type) => box(type, Buffer.alloc(70))));
};
const track = (handlerType: string, ...types: string[]) => {
  const dataHandler = handler('url ');
  const tables = box('stbl', descriptions(...types), box('stts', Buffer.alloc(40)));
  const media = box('mdia', box('mdhd', Buffer.alloc(24)), handler(handlerType), box('minf', dataHandler, tables));
  return box('trak', box('tkhd', Buffer.alloc(84)), media);
};
const moov = box('moov', box('mvhd', Buffer.alloc(100)), track('soun', 'mp4a'), track('vide', 'hvc1'));
const fileType = box('ftyp', Buffer.from('isom'), Buffer.alloc(4));
const expected = [
  { handler: 'soun', sampleEntries: ['mp4a'] },
  { handler: 'vide', sampleEntries: ['hvc1'] },
];

function read(file: Buffer, chunkBytes = file.length): Mp4Tracks {
  const mp4 = new Mp4Tracks();
  for (let at = 0; at < file.length; at += chunkBytes) mp4.write(file.subarray(at, at + chunkBytes));
  return mp4;
}

describe('the tracks of an MP4', () => {
  it.each([1, 3, 7, 64, 100_000])('are found with moov first and last, in chunks of %i bytes', (chunkBytes) => {
    const data = box('mdat', Buffer.alloc(1_000, 0x6d));
    for (const file of [Buffer.concat([fileType, moov, data]), Buffer.concat([fileType, data, moov])]) {
      const mp4 = read(file, chunkBytes);
      expect(mp4.tracks).toEqual(expected);
      expect(mp4.isComplete).toBe(true);
    }
  });

  it('are found behind a box with a 64-bit size', () => {
    expect(read(Buffer.concat([fileType, largeBox('mdat', Buffer.alloc(500)), moov])).tracks).toEqual(expected);
  });

  it('are reported as incomplete when the file is cut off inside of them', () => {
    const mp4 = read(Buffer.concat([fileType, moov]).subarray(0, -300));
    expect(mp4.isComplete).toBe(false);
  });

  it('are not read from invalid boxes', () => {
    const tooSmall = Buffer.concat([fileType, Buffer.from([0, 0, 0, 3]), Buffer.from('moov')]);
    const pastItsParent = box('moov', box('trak', Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from('mdia')));
    for (const file of [tooSmall, Buffer.concat([pastItsParent, moov])]) {
      expect(read(file).tracks.flatMap((found) => found.sampleEntries)).toEqual([]);
    }
  });

  it('are not searched without end in a file that consists of empty boxes', () => {
    const file = Buffer.concat([...Array<Buffer>(60_000).fill(box('free')), moov]);
    expect(read(file).tracks).toEqual([]);
  });
});

describe('the time of the recording', () => {
  const at = new Date('2026-11-20T18:00:10Z');
  const seconds = (at.getTime() - Date.UTC(1904, 0)) / 1_000;
  function header(version: 0 | 1, value: number): Buffer {
    const content = Buffer.alloc(100);
    content[0] = version;
    if (version === 1) content.writeBigUInt64BE(BigInt(value), 4);
    else content.writeUInt32BE(value, 4);
    return box('mvhd', content);
  }
  const recordedAt = (...boxes: Buffer[]) =>
    read(Buffer.concat([fileType, box('moov', ...boxes, track('vide', 'avc1'))]), 5).recordedAt;
  /** Metadata as QuickTime lists them: the names, then the values. */
  const metadata = (name: string, value: string) =>
    box('meta', handler('mdta'), box('keys', Buffer.from(`mdta${name}`)), box('ilst', box('data', Buffer.from(value))));
  const creationDate = 'com.apple.quicktime.creationdate';

  it.each([0, 1] as const)('is that of a header of version %i', (version) => {
    expect(recordedAt(header(version, seconds))).toEqual(at);
  });

  it.each(['2026-11-20T13:00:10-0500', '2026-11-20T23:30:10+05:30'])('is the note of a phone, %s', (note) => {
    const converted = header(0, seconds + 86_400);
    expect(recordedAt(converted, metadata(creationDate, note))).toEqual(at);
    expect(recordedAt(metadata(creationDate, note), converted)).toEqual(at);
  });

  it.each<[string, Buffer[]]>([
    ['without a header', []],
    ['of a header that says none', [header(0, 0)]],
    ['beyond all dates', [header(1, Number.MAX_SAFE_INTEGER)]],
    ['of a header that is cut off', [box('mvhd', Buffer.from([1, 0, 0, 0, 1]))]],
    ['of a date that has another meaning', [metadata('com.example.exported', '2026-11-20T13:00:10-0500')]],
    ['of a date that is none', [metadata(creationDate, '2026-19-40T13:00:10-0500')]],
    ['of a header inside of a track', [box('trak', header(0, seconds))]],
  ])('is not known %s', (_, boxes) => {
    expect(recordedAt(...boxes)).toBeNull();
  });
});
