import type * as THREE from 'three';
import type { Place } from '../../golfers/place.ts';
import { drawLine, makeCanvas, type Pen, toClothTexture } from '../canvas.ts';

const [width, height] = [2048, 256];
/** Height of the ring to its radius, so that the cloth is not stretched. */
export const farHeightShare = (2 * Math.PI * height) / width;

/** Paints what surrounds the golfer at a distance, from the ground (bottom edge) up; it closes into a ring. */
export function paintFar(
  kind: Exclude<Place['far'], 'woods'>,
  radiusM: number,
  random: () => number,
): THREE.CanvasTexture {
  const pxPerM = width / (2 * Math.PI * radiusM);
  const { canvas, pen } = makeCanvas(width, height);
  const hall = kind === 'hall';
  const sky = pen.createLinearGradient(0, 0, 0, height);
  const light = 55 + 40 * random();
  sky.addColorStop(0, hall ? `hsl(30, 8%, ${light * 0.45}%)` : `hsl(212, ${60 * random()}%, ${light * 0.8}%)`);
  sky.addColorStop(1, hall ? `hsl(30, 8%, ${light * 0.8}%)` : `hsl(205, 30%, ${light}%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  if (hall) paintHall(pen, random);
  else {
    paintHills(pen, random);
    if (kind === 'houses') paintHouses(pen, pxPerM, random);
    if (kind === 'netting') paintPoles(pen, random);
    if (kind === 'people' || random() < 0.3) paintPeople(pen, pxPerM, random);
  }
  return toClothTexture(canvas);
}

function paintHills(pen: Pen, random: () => number): void {
  for (let layer = 0; layer < 3; layer++) {
    pen.fillStyle = `hsl(${80 + 60 * random()}, ${15 + 30 * random()}%, ${55 - 14 * layer}%)`;
    const [a, b] = [random() * 6, random() * 6];
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const round = (2 * Math.PI * x) / width;
      const rise = 30 * Math.sin(2 * round + a) + 16 * Math.sin(7 * round + b) + 8 * Math.sin(41 * round + a * b);
      pen.lineTo(x, height * (0.5 + 0.14 * layer) - rise);
    }
    pen.lineTo(width, height);
    pen.fill();
  }
}

function paintHouses(pen: Pen, pxPerM: number, random: () => number): void {
  for (let x = 0; x < width - 60; x += (6 + random() * 14) * pxPerM) {
    const [wide, tall] = [(5 + random() * 12) * pxPerM, Math.min(height - 12, (3 + random() * 7) * pxPerM)];
    const step = 2.6 * pxPerM;
    pen.fillStyle = `hsl(${random() * 50}, ${25 * random()}%, ${35 + 50 * random()}%)`;
    pen.fillRect(x, height - tall, wide, tall);
    pen.fillStyle = `hsl(${random() * 30}, 30%, ${20 + 20 * random()}%)`;
    pen.fillRect(x - 4, height - tall - 10, wide + 8, 12);
    pen.fillStyle = `hsl(210, 20%, ${20 + 50 * random()}%)`;
    for (let row = step * 0.3; row < tall - step * 0.5; row += step) {
      for (let column = step * 0.2; column < wide - step * 0.5; column += step * 0.8) {
        pen.fillRect(x + column, height - tall + row, step * 0.4, step * 0.55);
      }
    }
  }
}

function paintPoles(pen: Pen, random: () => number): void {
  const step = 60 + random() * 60;
  pen.strokeStyle = `rgba(20, 30, 25, ${0.2 + 0.4 * random()})`;
  pen.lineWidth = 1;
  const mesh = 6 + random() * 10;
  for (let x = 0; x < width; x += mesh) drawLine(pen, [x, 0], [x, height]);
  for (let y = 0; y < height; y += mesh) drawLine(pen, [0, y], [width, y]);
  pen.lineWidth = 4;
  for (let x = 0; x < width; x += step) drawLine(pen, [x, 0], [x, height]);
}

function paintHall(pen: Pen, random: () => number): void {
  pen.fillStyle = `hsl(${random() * 360}, ${30 * random()}%, ${25 + 50 * random()}%)`;
  pen.fillRect(0, height * 0.55, width, height);
  for (let x = 0; x < width; x += 40 + random() * 120) {
    pen.fillStyle = `hsl(${random() * 360}, ${40 * random()}%, ${15 + 65 * random()}%)`;
    pen.fillRect(x, height * (0.2 + 0.5 * random()), 10 + random() * 70, height);
  }
  for (let i = 0; i < 10; i++) {
    pen.fillStyle = 'rgba(255, 252, 235, 0.9)';
    pen.fillRect(random() * width, height * 0.1 * random(), 40 + random() * 60, 6);
  }
}

/** Others who stand about, as an eye sees them out of focus. */
function paintPeople(pen: Pen, pxPerM: number, random: () => number): void {
  for (let i = 0; i < 24; i++) {
    const [x, tall] = [random() * width, (1.5 + random() * 0.4) * pxPerM];
    const colors = [0, 1, 2].map(() => `hsl(${random() * 360}, ${50 * random()}%, ${20 + 60 * random()}%)`);
    const part = (color: string, y: number, radiusX: number, radiusY: number) => {
      pen.fillStyle = color;
      pen.beginPath();
      pen.ellipse(x, height - tall * y, tall * radiusX, tall * radiusY, 0, 0, 2 * Math.PI);
      pen.fill();
    };
    part(colors[0]!, 0.25, 0.1, 0.27);
    part(colors[1]!, 0.65, 0.14, 0.2);
    part(`hsl(25, 40%, ${30 + 45 * random()}%)`, 0.92, 0.06, 0.08);
    part(colors[2]!, 0.96, 0.06, 0.04);
  }
}
