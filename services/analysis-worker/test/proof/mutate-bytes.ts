import fc from 'fast-check';
import { cut } from './mutate-boxes.ts';

/** Ways in which a file of any form breaks; `place` and `size` are shares of the file. */
interface ByteChange {
  readonly kind: 'bits' | 'number' | 'piece missing' | 'piece twice' | 'piece of zeros' | 'file ends';
  readonly place: number;
  readonly size: number;
  readonly value: number;
}

/** Most damage is near the start, where a file describes itself. */
const place = fc.oneof(fc.double({ min: 0, max: 0.05, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));

/** One to three changes of a file. */
export const byteMutations: fc.Arbitrary<readonly ByteChange[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'bits' as const,
      'bits' as const,
      'number' as const,
      'piece missing' as const,
      'piece twice' as const,
      'piece of zeros' as const,
      'file ends' as const,
    ),
    place,
    size: fc.double({ min: 0, max: 0.2, noNaN: true }),
    value: fc.oneof(fc.constantFrom(0, 1, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff), fc.nat(0xff_ff_ff_ff)),
  }),
  { minLength: 1, maxLength: 3 },
);

export const mutateBytes = (file: Buffer, changes: readonly ByteChange[]): Buffer =>
  changes.reduce((bytes, change) => (bytes.length < 16 ? bytes : apply(bytes, change)), file);

function apply(bytes: Buffer, { kind, place: share, size, value }: ByteChange): Buffer {
  const from = Math.floor(share * (bytes.length - 8));
  const to = Math.min(bytes.length, from + 1 + Math.floor(size * bytes.length));
  switch (kind) {
    case 'bits':
      return flipBits(bytes, { share: size / 50, seed: value });
    case 'number': {
      const changed = Buffer.from(bytes);
      if (size < 0.1) changed.writeUInt32BE(value, from);
      else changed.writeUInt32LE(value, from);
      return changed;
    }
    case 'piece missing':
      return cut(bytes, from, to);
    case 'piece twice':
      return cut(bytes, to, to, bytes.subarray(from, to));
    case 'piece of zeros':
      return cut(bytes, from, to, Buffer.alloc(to - from));
    case 'file ends':
      return bytes.subarray(0, from + 8);
  }
}

/** Flips a share of all bits, as the fuzzer zzuf does; the seed decides which. */
function flipBits(bytes: Buffer, { share, seed }: { share: number; seed: number }): Buffer {
  const changed = Buffer.from(bytes);
  let state = seed || 1;
  for (let count = Math.ceil(share * bytes.length * 8); count > 0; count--) {
    // xorshift32
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const bit = (state >>> 0) % (bytes.length * 8);
    changed[bit >>> 3] = (changed[bit >>> 3] ?? 0) ^ (1 << (bit & 7));
  }
  return changed;
}
