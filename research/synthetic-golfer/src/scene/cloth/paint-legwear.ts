import type * as THREE from 'three';
import { makeRandom } from '../../geometry/random.ts';
import type { Legs, Outfit } from '../../golfers/outfit.ts';
import { css, makeCanvas, type Pen, toClothTexture } from '../canvas.ts';
import { drawSeam } from './draw-seam.ts';
import { paintFold, paintPattern } from './paint-pattern.ts';

/** Seat and front of the trousers: fly, pockets, seams. The front is in the middle. */
export function paintSeat(legs: Legs, seed: number): THREE.CanvasTexture {
  const [width, height] = [256, 96];
  const random = makeRandom(seed);
  const { canvas, pen } = makeCanvas(width, height);
  paintPattern(pen, [width, height], { ...legs, repeats: 24 }, random);
  const dark = `rgba(0, 0, 0, ${0.3 + 0.35 * random()})`;
  const front = width / 2;
  if (legs.kind === 'skirt') paintPleats(pen, width, height, random);
  else {
    drawSeam(pen, [front, 0], [front, height], dark, 2);
    drawSeam(pen, [front + 6, 0], [front + 6, height * 0.5], dark, 1);
    for (const side of [-1, 1]) {
      drawSeam(pen, [front + side * 36, 0], [front + side * 58, height * 0.5], dark, 2); // front pocket
      if (random() < 0.9) {
        const x = side > 0 ? 14 : width - 50;
        pen.strokeStyle = dark;
        pen.lineWidth = 2;
        pen.strokeRect(x, height * 0.22, 36, random() < 0.5 ? 3 : 34); // welt or patch pocket behind
      }
    }
    for (const x of [0, width]) drawSeam(pen, [x, 0], [x, height], dark, 2);
  }
  for (const x of [width / 4, (width * 3) / 4]) drawSeam(pen, [x, 0], [x, height], dark, 1.5);
  for (let i = 0; i < 8 + 10 * random(); i++) {
    paintFold(pen, random() * width, height * (0.4 + 0.6 * random()), 14 + 24 * random(), (random() - 0.5) * 1.6, 0.4);
  }
  return toClothTexture(canvas);
}

/** One leg, from the hem (bottom edge) to the hip (top edge). */
export function paintLeg(legs: Legs, seed: number): THREE.CanvasTexture {
  const [width, height] = [128, 256];
  const random = makeRandom(seed + 1);
  const { canvas, pen } = makeCanvas(width, height);
  paintPattern(pen, [width, height], { ...legs, repeats: 10 }, random);
  const dark = 'rgba(0, 0, 0, 0.35)';
  for (const x of [width / 4, (width * 3) / 4]) {
    if (legs.sideStripe) drawSeam(pen, [x, 0], [x, height], css(legs.accent), 7);
    drawSeam(pen, [x, 0], [x, height], dark, 1.5);
  }
  if (legs.crease) for (const x of [0, width / 2, width]) drawSeam(pen, [x, 0], [x, height], dark, 2);
  drawSeam(pen, [0, height - 6], [width, height - 6], dark, 1.5);
  const strength = 0.15 + 0.4 * random();
  for (let i = 0; i < 6 + 16 * random(); i++) {
    const nearKnee = random() < 0.5;
    const y = height * (nearKnee ? 0.4 + 0.2 * random() : random());
    paintFold(pen, random() * width, y, 14 + 30 * random(), (random() - 0.5) * 1.4, strength);
  }
  return toClothTexture(canvas);
}

/** Loops, and a buckle in front. */
export function paintBelt({ belt, legs }: Outfit): THREE.CanvasTexture {
  const [width, height] = [256, 16];
  const { canvas, pen } = makeCanvas(width, height);
  pen.fillStyle = css(belt.color);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = css(legs.color);
  for (const share of [0.1, 0.3, 0.41, 0.59, 0.7, 0.9]) pen.fillRect(width * share - 3, 0, 6, height);
  if (belt.buckle) {
    pen.fillStyle = '#d8d4c8';
    pen.fillRect(width / 2 - 9, 0, 18, height);
    pen.fillStyle = css(belt.color);
    pen.fillRect(width / 2 - 5, 4, 10, height - 8);
  }
  return toClothTexture(canvas);
}

function paintPleats(pen: Pen, width: number, height: number, random: () => number): void {
  const pleats = Math.round(6 + random() * 26);
  for (let i = 0; i < pleats; i++) {
    drawSeam(pen, [(i / pleats) * width, height * 0.15], [(i / pleats) * width, height], 'rgba(0, 0, 0, 0.3)', 2);
  }
}
