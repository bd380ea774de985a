import type * as THREE from 'three';
import type { Place } from '../../golfers/place.ts';
import { drawLine, makeCanvas, type Pen, toClothTexture } from '../canvas.ts';

const [width, height] = [1024, 256];
type Random = () => number;

/** A wall of 16 × 4 m close behind the golfer; a net lets the place behind it through. */
export function paintNear(kind: NonNullable<Place['near']>, random: Random): THREE.CanvasTexture {
  const { canvas, pen } = makeCanvas(width, height);
  painters[kind](pen, random);
  return toClothTexture(canvas);
}

const tone = (random: Random, saturation: number, from: number, to: number): string =>
  `hsl(${random() * 360}, ${saturation * random()}%, ${from + (to - from) * random()}%)`;

const painters: Record<NonNullable<Place['near']>, (pen: Pen, random: Random) => void> = {
  net: (pen, random) => {
    pen.clearRect(0, 0, width, height);
    pen.strokeStyle = random() < 0.5 ? 'rgba(15, 20, 18, 0.55)' : 'rgba(235, 235, 225, 0.5)';
    const mesh = 5 + random() * 9;
    for (let x = 0; x < width; x += mesh) drawLine(pen, [x, 0], [x + 6 * Math.sin(x / 40), height]);
    for (let y = 0; y < height; y += mesh) drawLine(pen, [0, y], [width, y + 5]);
    pen.lineWidth = 7;
    for (let x = 60; x < width; x += 160 + 100 * random()) drawLine(pen, [x, 0], [x, height]);
  },
  boards: (pen, random) => {
    fill(pen, tone(random, 40, 25, 75));
    const upright = random() < 0.5;
    const step = 12 + random() * 26;
    for (let at = 0; at < (upright ? width : height); at += step) {
      pen.fillStyle = `rgba(0, 0, 0, ${0.04 + 0.18 * random()})`;
      if (upright) pen.fillRect(at, 0, step, height);
      else pen.fillRect(0, at, width, step);
      pen.fillStyle = 'rgba(0, 0, 0, 0.5)';
      if (upright) pen.fillRect(at, 0, 1.5, height);
      else pen.fillRect(0, at, width, 1.5);
    }
  },
  curtain: (pen, random) => {
    fill(pen, tone(random, 60, 8, 45));
    for (let x = 0; x < width; x += 8 + 16 * random()) {
      pen.fillStyle = random() < 0.5 ? `rgba(0, 0, 0, ${0.4 * random()})` : `rgba(255, 255, 255, ${0.15 * random()})`;
      pen.fillRect(x, 0, 4 + 10 * random(), height);
    }
  },
  screen: (pen, random) => {
    fill(pen, tone(random, 10, 4, 18));
    const [left, right] = [width * (0.2 + 0.2 * random()), width * (0.6 + 0.2 * random())];
    const sky = pen.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#9cc6ee');
    sky.addColorStop(0.55, '#dbeaf5');
    sky.addColorStop(0.56, `hsl(${90 + 30 * random()}, 45%, 40%)`);
    sky.addColorStop(1, '#3f7a34');
    pen.fillStyle = sky;
    pen.fillRect(left, height * 0.08, right - left, height * 0.8);
    for (let i = 0; i < 24; i++) {
      pen.fillStyle = `hsl(${90 + 40 * random()}, 35%, ${18 + 22 * random()}%)`;
      pen.fillRect(left + (right - left) * random(), height * 0.38, 8 + 26 * random(), height * 0.2 * random());
    }
  },
  hedge: (pen, random) => {
    fill(pen, `hsl(${85 + 40 * random()}, 35%, 22%)`);
    for (let i = 0; i < 3500; i++) {
      pen.fillStyle = `hsla(${80 + 50 * random()}, 40%, ${12 + 38 * random()}%, 0.7)`;
      pen.fillRect(random() * width, random() * height, 2 + 7 * random(), 2 + 6 * random());
    }
    pen.clearRect(0, 0, width, height * (0.2 + 0.5 * random()));
  },
  shelves: (pen, random) => {
    fill(pen, tone(random, 20, 45, 90));
    for (let y = height * 0.15; y < height; y += 34 + 30 * random()) {
      for (let x = random() * 40; x < width; x += 14 + 40 * random()) {
        pen.fillStyle = tone(random, 70, 15, 85);
        const tall = 8 + 24 * random();
        pen.fillRect(x, y - tall, 8 + 24 * random(), tall);
      }
      pen.fillStyle = tone(random, 30, 15, 50);
      pen.fillRect(0, y, width, 4);
    }
  },
  bay: (pen, random) => {
    fill(pen, tone(random, 25, 35, 80));
    pen.fillStyle = tone(random, 50, 20, 70);
    pen.fillRect(0, height * (0.55 + 0.2 * random()), width, height);
    for (let x = 30 * random(); x < width; x += 110 + 80 * random()) {
      pen.fillStyle = tone(random, 15, 15, 60);
      pen.fillRect(x, 0, 10 + 10 * random(), height);
      pen.fillStyle = tone(random, 80, 30, 70);
      if (random() < 0.6) pen.fillRect(x + 30, height * (0.25 + 0.3 * random()), 40, 26);
      pen.fillStyle = tone(random, 60, 10, 50);
      if (random() < 0.6) pen.fillRect(x + 40 + 30 * random(), height * 0.72, 16 + 16 * random(), height * 0.28);
    }
  },
};

function fill(pen: Pen, style: string): void {
  pen.fillStyle = style;
  pen.fillRect(0, 0, width, height);
}
