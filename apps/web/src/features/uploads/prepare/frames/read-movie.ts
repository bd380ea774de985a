/** A box of an MP4 or MOV file: its name of four letters, its content, and all of its bytes. */
interface Box {
  readonly name: string;
  readonly content: DataView;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** No phone writes a larger index; a damaged size must not fill the memory. */
const maxMovieBytes = 32 * 2 ** 20;

/** Reads the `moov` box, the index of an MP4 or MOV file. null if the file has another format. */
export async function readMovie(file: Blob): Promise<Box | null> {
  for (let at = 0; at + 8 <= file.size; ) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const size = sizeOf(head, file.size - at);
    if (size < 8) return null;
    if (nameOf(head) === 'moov') {
      if (size > maxMovieBytes) return null;
      return boxesIn(new DataView(await file.slice(at, at + size).arrayBuffer()))[0] ?? null;
    }
    at += size;
  }
  return null;
}

/** The boxes that lie side by side in these bytes, up to the first damaged one. */
export function boxesIn(view: DataView<ArrayBufferLike>): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const rest = new DataView(view.buffer, view.byteOffset + at);
    const left = view.byteLength - at;
    const size = sizeOf(rest, left);
    const headBytes = rest.getUint32(0) === 1 ? 16 : 8;
    if (size < headBytes || size > left) break;
    const content = new DataView(view.buffer, view.byteOffset + at + headBytes, size - headBytes);
    const bytes = new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + at, size);
    boxes.push({ name: nameOf(rest), content, bytes });
    at += size;
  }
  return boxes;
}

/** The first box on this path of names. */
export function findBox(box: Box, ...[name, ...path]: string[]): Box | null {
  if (name === undefined) return box;
  const inside = boxesIn(box.content).find((each) => each.name === name);
  return inside ? findBox(inside, ...path) : null;
}

function sizeOf(head: DataView, left: number): number {
  const size = head.getUint32(0);
  if (size === 0) return left;
  if (size === 1) return head.byteLength < 16 ? 0 : Number(head.getBigUint64(8));
  return size;
}

const nameOf = (head: DataView): string => String.fromCharCode(...[4, 5, 6, 7].map((at) => head.getUint8(at)));
