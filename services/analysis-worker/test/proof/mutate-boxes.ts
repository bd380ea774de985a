import fc from 'fast-check';

/** A box of an MP4 or QuickTime file: its place in the bytes, its header of 8 bytes included. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Boxes that hold boxes, and how many bytes come before these. */
const containers: Readonly<Record<string, (bytes: Buffer, start: number) => number>> = {
  ...Object.fromEntries(
    ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'udta', 'ilst'].map((type) => [type, () => 0]),
  ),
  dref: () => 8,
  // MP4 has a version before the boxes of a `meta`, QuickTime has none.
  meta: (bytes, start) => (bytes.toString('latin1', start + 12, start + 16) === 'hdlr' ? 0 : 4),
};

/** Every box of a file, those inside others too. ISO/IEC 14496-12, 4.2; QuickTime File Format, 2001. */
export function findBoxes(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const found: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const size = bytes.readUInt32BE(at);
    const box = { type: bytes.toString('latin1', at + 4, at + 8), start: at, end: at + size };
    if (size < 8 || box.end > end) break;
    const skip = containers[box.type];
    found.push(box, ...(skip ? findBoxes(bytes, at + 8 + skip(bytes, at), box.end) : []));
    at = box.end;
  }
  return found;
}

interface Change {
  /** Number of the box, from the start of the file. */
  readonly box: number;
  /** A place in the box and a value, as far as the change needs them. */
  readonly offset: number;
  readonly value: number;
}

const fourByteValues = [0, 1, 2, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff, 0x01_00_00_00];
const inBox = ({ start, end }: Box, offset: number) => start + 8 + (offset % Math.max(1, end - start - 12));
export const cut = (bytes: Buffer, from: number, to: number, put: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(to)]);

/** Ways in which a file of boxes breaks, or is broken on purpose. */
const changes: Readonly<Record<string, (bytes: Buffer, box: Box, change: Change) => Buffer>> = {
  'size of a box': (bytes, { start }, { value }) => withNumber(bytes, start, value),
  'type of a box': (bytes, { start }, { value }) => withNumber(bytes, start + 4, value),
  'number in a box': (bytes, box, { offset, value }) => withNumber(bytes, inBox(box, offset), value),
  'byte in a box': (bytes, box, { offset, value }) => {
    const changed = Buffer.from(bytes);
    changed[inBox(box, offset)] = value % 256;
    return changed;
  },
  'box missing': (bytes, { start, end }) => cut(bytes, start, end),
  'box twice': (bytes, { start, end }) => cut(bytes, end, end, bytes.subarray(start, end)),
  'box in itself': (bytes, { start, end }) => cut(bytes, start + 8, start + 8, bytes.subarray(start, end)),
  'box of zeros': (bytes, { start, end }) => cut(bytes, start + 8, end, Buffer.alloc(end - start - 8)),
  'file ends in a box': (bytes, box, { offset }) => bytes.subarray(0, inBox(box, offset)),
  'box at the end': (bytes, { start, end }) => Buffer.concat([cut(bytes, start, end), bytes.subarray(start, end)]),
};

function withNumber(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  if (at + 4 <= changed.length) changed.writeUInt32BE(value, at);
  return changed;
}

/** One to three changes of a file, each by its kind. */
export const mutations: fc.Arbitrary<readonly (readonly [kind: string, change: Change])[]> = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(changes)),
    fc.record({
      box: fc.nat(500),
      offset: fc.nat(100_000),
      value: fc.oneof(fc.constantFrom(...fourByteValues), fc.nat(0xff_ff_ff_ff)),
    }),
  ),
  { minLength: 1, maxLength: 3 },
);

export function mutate(file: Buffer, drawn: readonly (readonly [kind: string, change: Change])[]): Buffer {
  return drawn.reduce((bytes, [kind, change]) => {
    const boxes = findBoxes(bytes);
    const box = boxes[change.box % Math.max(1, boxes.length)];
    return box ? (changes[kind]?.(bytes, box, change) ?? bytes) : bytes;
  }, file);
}
