import type * as THREE from 'three';
import { makeRandom } from '../../geometry/random.ts';
import type { Top } from '../../golfers/outfit.ts';
import { css, makeCanvas, type Pen, toClothTexture } from '../canvas.ts';
import { drawSeam } from './draw-seam.ts';
import { paintFold, paintPattern } from './paint-pattern.ts';

const size = [512, 256] as const;
const [width, height] = size;
/** Columns of the cloth: the front is in the middle, the back at both edges. */
const [rightSide, front, leftSide] = [width / 4, width / 2, (width * 3) / 4];

/** The cloth of the trunk, from the hem (bottom edge) to the collar (top edge). */
export function paintShirt(top: Top, seed: number): THREE.CanvasTexture {
  const random = makeRandom(seed);
  const { canvas, pen } = makeCanvas(width, height);
  paintPattern(pen, size, top, random);
  if (top.sidePanels) {
    const half = 14 + 26 * random();
    pen.fillStyle = css(top.accent);
    for (const x of [rightSide, leftSide]) pen.fillRect(x - half, height * 0.2, 2 * half, height);
  }
  if (top.yoke) paintYoke(pen, css(random() < 0.5 ? top.accent : top.color), 0.15 + 0.12 * random());
  paintSeams(pen, random);
  paintOpening(pen, top, random);
  paintLogo(pen, top, random);
  paintFolds(pen, top, random);
  paintShade(pen);
  return toClothTexture(canvas);
}

function paintYoke(pen: Pen, style: string, depth: number): void {
  pen.fillStyle = style;
  for (const x of [0, width * 0.76]) pen.fillRect(x, 0, width * 0.24, height * depth);
  drawSeam(pen, [0, height * depth], [width * 0.24, height * depth], 'rgba(0, 0, 0, 0.45)');
  drawSeam(pen, [width * 0.76, height * depth], [width, height * depth], 'rgba(0, 0, 0, 0.45)');
}

function paintSeams(pen: Pen, random: () => number): void {
  const dark = `rgba(0, 0, 0, ${0.15 + 0.3 * random()})`;
  for (const x of [rightSide, leftSide]) drawSeam(pen, [x, height * 0.3], [x, height], dark);
  if (random() < 0.35) for (const x of [0, width]) drawSeam(pen, [x, 0], [x, height], dark, 2);
  drawSeam(pen, [0, height - 5], [width, height - 5], dark, 1.5);
  for (const side of [-1, 1]) {
    const x = front + side * width * 0.17;
    drawSeam(pen, [x, 0], [x + side * width * 0.05, height * 0.32], dark, 1.5); // where the sleeve is set in
    const back = front + side * width * 0.34;
    drawSeam(pen, [back, 0], [back - side * width * 0.04, height * 0.32], dark, 1.5);
  }
}

/** A placket with buttons, a row of buttons, or a zip, from the collar down. */
function paintOpening(pen: Pen, { kind, color, accent }: Top, random: () => number): void {
  if (kind === 'tee' || (kind === 'sweater' && random() < 0.6)) return;
  const whole = kind === 'jacket' || kind === 'vest' || kind === 'button-down';
  const length = height * (whole ? 1 : 0.28 + 0.14 * random());
  const zip = !whole || kind === 'button-down' ? random() < 0.15 : true;
  const half = zip ? 2 : 6;
  pen.fillStyle = random() < 0.5 ? css(accent) : css(color);
  pen.fillRect(front - half, 0, 2 * half, length);
  for (const x of [front - half, front + half]) drawSeam(pen, [x, 0], [x, length], 'rgba(0, 0, 0, 0.5)', 1.5);
  if (!whole) drawSeam(pen, [front - half, length], [front + half, length], 'rgba(0, 0, 0, 0.5)', 2);
  if (zip) return;
  pen.fillStyle = random() < 0.5 ? '#f4f4f0' : '#2a2a2a';
  for (let y = height * 0.1; y < length - 4; y += height * (whole ? 0.11 : 0.08)) disc(pen, front, y, 2.6);
}

function paintLogo(pen: Pen, { logo, accent }: Top, random: () => number): void {
  if (logo === 'none' || logo === 'sleeves') return;
  const style = css(random() < 0.6 ? accent : Math.floor(random() * 0x1000000));
  if (logo === 'chest') {
    const side = random() < 0.8 ? 1 : -1;
    paintWord(pen, front + side * width * 0.085, height * (0.4 + 0.06 * random()), 14 + 20 * random(), style, random);
  } else if (logo === 'front')
    paintWord(pen, front, height * (0.42 + 0.15 * random()), 40 + 50 * random(), style, random);
  else {
    for (const x of [0, width]) {
      const again = makeRandom(7 + Math.round(accent)); // the same word at both edges, which meet at the back
      paintWord(pen, x, height * 0.3, 60, style, again);
    }
  }
}

/** A row of strokes that reads as lettering from afar, or a badge. */
function paintWord(pen: Pen, x: number, y: number, length: number, style: string, random: () => number): void {
  pen.fillStyle = style;
  if (random() < 0.4) {
    disc(pen, x, y, length * 0.3);
    return;
  }
  const tall = 5 + length * 0.12;
  for (let at = -length / 2; at < length / 2; at += tall * 0.75) {
    pen.fillRect(x + at, y - tall * (0.3 + 0.3 * random()), tall * 0.5, tall * (0.5 + 0.5 * random()));
  }
}

/** Folds that hang from the shoulders, radiate from the armpits and gather at the waist. */
function paintFolds(pen: Pen, { foldsM, looseness }: Top, random: () => number): void {
  const strength = Math.min(1, 0.15 + foldsM * 60) * (0.4 + 0.6 * random());
  const count = Math.round(10 + 20 * looseness + 14 * random());
  for (let i = 0; i < count; i++) {
    const side = random() < 0.5 ? rightSide : leftSide;
    const way = random() < 0.5 ? -1 : 1;
    const fromArm = random() < 0.5;
    const x = side + (random() - 0.5) * width * (fromArm ? 0.08 : 0.5);
    const y = height * (fromArm ? 0.32 + 0.1 * random() : 0.6 + 0.4 * random());
    const angle = fromArm ? (way > 0 ? 0.9 : Math.PI - 0.9) + (random() - 0.5) : (random() - 0.5) * 2;
    paintFold(pen, x, y, 20 + 60 * random(), angle, strength * (0.3 + 0.7 * random()));
  }
}

/** Less light reaches the sides below the arms and the waist. */
function paintShade(pen: Pen): void {
  for (const x of [rightSide, leftSide]) {
    const shade = pen.createLinearGradient(x - width * 0.09, 0, x + width * 0.09, 0);
    shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
    shade.addColorStop(0.5, 'rgba(0, 0, 0, 0.22)');
    shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
    pen.fillStyle = shade;
    pen.fillRect(x - width * 0.09, height * 0.25, width * 0.18, height);
  }
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
