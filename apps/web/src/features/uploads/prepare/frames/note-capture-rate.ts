import { boxesIn } from './read-movie.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The key under which Android's cameras note it, and the analysis reads it. */
const key = 'com.android.capture.fps';
const float32Type = 23;
/** The size and the name of a box. */
const headBytes = 8;

/** Notes the capture rate in the describing boxes of a video, unless they have one. */
export function noteCaptureRate(describing: readonly Bytes[], fps: number): Bytes[] {
  if (describing.some((box) => new TextDecoder('latin1').decode(box).includes(key))) return [...describing];
  const noted = describing.map((box) => addToMeta(box, fps));
  const isNoted = noted.some((box, at) => box !== describing[at]);
  return isNoted ? noted : [...noted, newMeta(fps)];
}

/** Adds a key and its value to the lists of a `meta` box, or of one inside. A box without these lists stays as it is. */
function addToMeta(box: Bytes, fps: number): Bytes {
  const [meta] = boxesIn(viewOf(box));
  if (meta?.name === 'udta') return addInside(box, fps);
  if (meta?.name !== 'meta') return box;
  // MP4 has a version before the boxes inside, and QuickTime has none.
  const versionBytes = meta.content.byteLength >= 4 && meta.content.getUint32(0) === 0 ? 4 : 0;
  const content = bytesOf(meta.content);
  const inside = boxesIn(viewOf(content.subarray(versionBytes)));
  const keys = inside.find(({ name }) => name === 'keys')?.content;
  if (!keys || inside.every(({ name }) => name !== 'ilst')) return box;
  const place = keys.getUint32(4) + 1;
  const changed = inside.map((each) => {
    if (each.name === 'keys') return makeKeys(place, bytesOf(keys).subarray(8));
    return each.name === 'ilst' ? makeBox('ilst', bytesOf(each.content), makeValue(place, fps)) : each.bytes;
  });
  return makeBox('meta', content.subarray(0, versionBytes), ...changed);
}

function addInside(box: Bytes, fps: number): Bytes {
  const inside = boxesIn(viewOf(box.subarray(headBytes))).map(({ bytes }) => bytes);
  const added = inside.map((each) => addToMeta(each, fps));
  if (added.every((each, at) => each === inside[at])) return box;
  const read = inside.reduce((sum, { length }) => sum + length, headBytes);
  return makeBox('udta', ...added, box.subarray(read));
}

function newMeta(fps: number): Bytes {
  const handler = makeBox('hdlr', uint32(0, 0), letters('mdta'), uint32(0, 0, 0), new Uint8Array(1));
  return makeBox('meta', uint32(0), handler, makeKeys(1, new Uint8Array(0)), makeBox('ilst', makeValue(1, fps)));
}

/** @param before The keys that are listed already. */
const makeKeys = (count: number, before: Bytes): Bytes =>
  makeBox('keys', uint32(0, count), before, makeBox('mdta', letters(key)));

/** A value is named by the place of its key. */
function makeValue(place: number, fps: number): Bytes {
  const value = new DataView(new ArrayBuffer(4));
  value.setFloat32(0, fps);
  const item = makeBox('item', makeBox('data', uint32(float32Type, 0), bytesOf(value)));
  item.set(uint32(place), 4);
  return item;
}

function makeBox(name: string, ...content: Bytes[]): Bytes {
  const size = content.reduce((sum, { length }) => sum + length, 8);
  const box = new Uint8Array(size);
  let at = 0;
  for (const piece of [uint32(size), letters(name), ...content]) {
    box.set(piece, at);
    at += piece.length;
  }
  return box;
}

const letters = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
function uint32(...values: number[]): Bytes {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (const [at, value] of values.entries()) view.setUint32(4 * at, value);
  return bytesOf(view);
}
const viewOf = (bytes: Bytes): DataView<ArrayBuffer> => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const bytesOf = (view: DataView): Bytes => new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength);
