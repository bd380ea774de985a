import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Mp4Tracks } from './mp4-tracks.ts';

const types = [
  'ftyp',
  'moov',
  'trak',
  'mdia',
  'minf',
  'stbl',
  'stsd',
  'hdlr',
  'mvhd',
  'meta',
  'mdat',
  'free',
  'hvc1',
] as const;
/** Bytes that resemble boxes: real types, sizes that are often correct. */
const boxLike = fc
  .array(fc.tuple(fc.constantFrom(...types), fc.integer({ min: 0, max: 80 }), fc.uint8Array({ maxLength: 60 })), {
    maxLength: 30,
  })
  .map((boxes) =>
    Buffer.concat(
      boxes.map(([type, size, content]) => {
        const box = Buffer.concat([Buffer.alloc(4), Buffer.from(type), content]);
        box.writeUInt32BE(size);
        return box;
      }),
    ),
  );
const anyFile = fc.oneof(
  boxLike,
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
);

it('reads the same from any bytes, however they are split, and never throws', () => {
  fc.assert(
    fc.property(anyFile, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }), (file, cuts) => {
      const whole = new Mp4Tracks();
      whole.write(file);
      const cut = new Mp4Tracks();
      for (let at = 0, turn = 0; at < file.length; turn++) {
        const length = cuts[turn % cuts.length] ?? 1;
        cut.write(file.subarray(at, at + length));
        at += length;
      }
      expect(cut.tracks).toEqual(whole.tracks);
      expect(cut.isComplete).toBe(whole.isComplete);
      expect(cut.recordedAt).toEqual(whole.recordedAt);
    }),
    { numRuns: 500 },
  );
});
