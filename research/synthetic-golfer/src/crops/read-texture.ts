import type * as THREE from 'three';

/** Linear brightness of a texture at (u, v). */
export type ReadTexture = (u: number, v: number) => number;

const read = new WeakMap<THREE.Texture, ReadTexture>();

/** Sides of the blocks that are averaged: a crop shows cloth smaller than it is painted. */
const block = 2;

export function readTexture(texture: THREE.Texture): ReadTexture {
  const known = read.get(texture);
  if (known) return known;
  const reader = makeReader(texture);
  read.set(texture, reader);
  return reader;
}

function makeReader(texture: THREE.Texture): ReadTexture {
  const { data, width, height } = pixelsOf(texture.image as HTMLCanvasElement | ImageData);
  const columns = Math.max(1, Math.floor(width / block));
  const rows = Math.max(1, Math.floor(height / block));
  const bright = new Float32Array(columns * rows);
  for (let i = 0; i < bright.length; i++) {
    const [left, top] = [(i % columns) * block, Math.floor(i / columns) * block];
    let sum = 0;
    let count = 0;
    for (let y = top; y < Math.min(height, top + block); y++) {
      for (let x = left; x < Math.min(width, left + block); x++) {
        const at = (y * width + x) * 4;
        sum += brightnessOf(data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255);
        count++;
      }
    }
    bright[i] = sum / count;
  }
  const topFirst = texture.flipY;
  const wrap = (x: number): number => x - Math.floor(x);
  return (u, v) => {
    const column = Math.min(columns - 1, Math.floor(wrap(u * texture.repeat.x) * columns));
    const up = Math.max(0, Math.min(1, v));
    const row = Math.min(rows - 1, Math.floor((topFirst ? 1 - up : up) * rows));
    return bright[row * columns + column]!;
  };
}

function pixelsOf(image: HTMLCanvasElement | ImageData) {
  if (!(image instanceof HTMLCanvasElement)) return image;
  const pen = image.getContext('2d');
  if (!pen) throw new Error('no 2-D canvas');
  return pen.getImageData(0, 0, image.width, image.height);
}

/** Brightness of an sRGB color, about as linear light. */
const brightnessOf = (red: number, green: number, blue: number): number =>
  0.213 * red ** 2.2 + 0.715 * green ** 2.2 + 0.072 * blue ** 2.2;
