import { cut, findBoxes } from './mutate-boxes.ts';

/** A box with its header. */
export function boxOf(type: string, ...content: (Buffer | string | number)[]): Buffer {
  const bytes = content.map((part) => {
    if (Buffer.isBuffer(part)) return part;
    return typeof part === 'string' ? Buffer.from(part, 'latin1') : fourBytes(part);
  });
  return Buffer.concat([fourBytes(8 + Buffer.concat(bytes).length), Buffer.from(type, 'latin1'), ...bytes]);
}

const fourBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Puts a box at the end of the first container of this type, and adjusts the sizes of all containers around it. */
export function append(file: Buffer, container: string, box: Buffer): Buffer {
  const boxes = findBoxes(file);
  const target = boxes.find(({ type }) => type === container);
  if (!target) throw new Error(`no ${container}`);
  return resized(cut(file, target.end, target.end, box), file, target.start, box.length);
}

/** Replaces the first box of this type by another one. */
export function replace(file: Buffer, type: string, box: Buffer): Buffer {
  const old = findBoxes(file).find((one) => one.type === type);
  if (!old) throw new Error(`no ${type}`);
  const parents = resized(file, file, old.start, box.length - (old.end - old.start), false);
  return cut(parents, old.start, old.end, box);
}

/** Adds `bytes` to the sizes of the boxes of `before` around this place. */
function resized(file: Buffer, before: Buffer, at: number, bytes: number, isIncluded = true): Buffer {
  const changed = Buffer.from(file);
  for (const { start, end } of findBoxes(before)) {
    const isAround = isIncluded ? start <= at : start < at;
    if (isAround && end > at) changed.writeUInt32BE(before.readUInt32BE(start) + bytes, start);
  }
  return changed;
}

/** A `meta` without a version, as iPhones write it beside the texts of `udta`: the model of the camera and its place. */
export function withPhoneMetadata(movie: Buffer): Buffer {
  const key = 'com.apple.quicktime.model';
  const keys = boxOf('keys', 0, 1, boxOf('mdta', key));
  const value = boxOf('\0\0\0\x01', boxOf('data', 1, 0, 'a phone'));
  const meta = boxOf('meta', boxOf('hdlr', 0, 0, 'mdta', 0, 0, 0, '\0\0'), keys, boxOf('ilst', value));
  return append(append(movie, 'moov', meta), 'udta', boxOf('\xa9xyz', '\0\x12\x15\xc7+40.0000-075.0000/'));
}

/** An alias record of a Macintosh file, whose path may be a URL. */
export function aliasOf(path: string): Buffer {
  const fixed = Buffer.alloc(150);
  // Both are one level, so that a path beside the movie is opened.
  fixed.writeUInt16BE(1, 130);
  fixed.writeUInt16BE(1, 132);
  const padded = Buffer.from(path.padEnd(path.length + (path.length % 2), '\0'), 'latin1');
  const header = Buffer.from([0, 2, 0, padded.length]);
  return Buffer.concat([fixed, header, padded, Buffer.from([0xff, 0xff, 0, 0])]);
}
