import * as THREE from 'three';
import type { Place } from '../../golfers/place.ts';
import { makeCanvas, toClothTexture } from '../canvas.ts';

const size = 256;
const tones: Record<Exclude<Place['ground'], 'grass'>, (random: () => number) => [number, number, number]> = {
  mown: (random) => [85 + 25 * random(), 35, 30 + 14 * random()],
  concrete: (random) => [30 + 180 * random(), 6, 40 + 35 * random()],
  turf: (random) => [100 + 40 * random(), 40, 22 + 18 * random()],
  carpet: (random) => [360 * random(), 25 * random(), 15 + 40 * random()],
};

/** A square of ground that repeats. */
export function paintGround(kind: Exclude<Place['ground'], 'grass'>, random: () => number): THREE.CanvasTexture {
  const { canvas, pen } = makeCanvas(size, size);
  const [hue, saturation, light] = tones[kind](random);
  pen.fillStyle = `hsl(${hue}, ${saturation}%, ${light}%)`;
  pen.fillRect(0, 0, size, size);
  if (kind === 'mown') {
    pen.fillStyle = `hsl(${hue}, ${saturation}%, ${light + 7}%)`;
    pen.fillRect(0, 0, size / 2, size);
  }
  if (kind === 'concrete' && random() < 0.6) {
    pen.fillStyle = 'rgba(0, 0, 0, 0.3)';
    pen.fillRect(0, 0, size, 3);
    pen.fillRect(0, 0, 3, size);
  }
  for (let i = 0; i < 2500; i++) {
    pen.fillStyle = `hsla(${hue}, ${saturation}%, ${light + 22 * (random() - 0.5)}%, 0.5)`;
    pen.fillRect(random() * size, random() * size, 1 + 4 * random(), 1 + 4 * random());
  }
  const texture = toClothTexture(canvas);
  texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(100, 100);
  return texture;
}

/** A dark spot that fades outward. */
export function paintSpot(): THREE.CanvasTexture {
  const { canvas, pen } = makeCanvas(64, 64);
  const fade = pen.createRadialGradient(32, 32, 2, 32, 32, 31);
  fade.addColorStop(0, 'rgba(0, 0, 0, 1)');
  fade.addColorStop(0.5, 'rgba(0, 0, 0, 0.6)');
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  pen.fillStyle = fade;
  pen.fillRect(0, 0, 64, 64);
  return toClothTexture(canvas);
}
