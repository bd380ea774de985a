import type { Pattern } from '../../golfers/outfit.ts';
import { css, type Pen } from '../canvas.ts';

/** Covers a cloth of width × height pixels, which closes around the body from the left to the right edge. */
export function paintPattern(
  pen: Pen,
  [width, height]: readonly [number, number],
  { pattern, color, accent, repeats }: { pattern: Pattern; color: number; accent: number; repeats: number },
  random: () => number,
): void {
  const step = width / repeats;
  const share = 0.15 + 0.5 * random();
  pen.fillStyle = css(color);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = css(accent);
  if (pattern === 'across' || pattern === 'checks') {
    pen.globalAlpha = pattern === 'checks' ? 0.5 : 1;
    const gap = step * (0.5 + random());
    for (let y = 0; y < height; y += gap) pen.fillRect(0, y, width, gap * share);
  }
  if (pattern === 'down' || pattern === 'checks') {
    for (let i = 0; i < repeats; i++) pen.fillRect(i * step, 0, step * share, height);
  }
  if (pattern === 'diagonal') {
    const lean = (random() < 0.5 ? -1 : 1) * step * Math.ceil(1 + random() * 4);
    for (let i = -2 * repeats; i < 3 * repeats; i++) {
      pen.beginPath();
      pen.moveTo(i * step, 0);
      pen.lineTo(i * step + step * share, 0);
      pen.lineTo(i * step + step * share + lean, height);
      pen.lineTo(i * step + lean, height);
      pen.fill();
    }
  }
  if (pattern === 'dots') {
    for (let row = 0; row * step < height + step; row++) {
      for (let i = 0; i < repeats; i++) putBlob(pen, width, (i + (row % 2) / 2) * step, row * step, step * 0.24, 1);
    }
  }
  if (pattern === 'print') {
    const size = 3 + random() * 18;
    const colors = [accent, Math.floor(random() * 0x1000000), color];
    for (let i = 0; i < (width * height) / size ** 2 / 2; i++) {
      pen.fillStyle = css(colors[i % 3]!); // three colors
      putBlob(pen, width, random() * width, random() * height, size * (0.3 + 0.5 * random()), 0.4 + random());
    }
  }
  if (pattern === 'noise') {
    pen.globalAlpha = 0.35;
    for (let i = 0; i < 4000; i++)
      pen.fillRect(random() * width, random() * height, 1 + 3 * random(), 1 + 2 * random());
  }
  if (pattern === 'fade') {
    const fade = pen.createLinearGradient(0, 0, 0, height);
    fade.addColorStop(0.1, css(accent, 0));
    fade.addColorStop(0.9, css(accent));
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, height);
  }
  if (pattern === 'blocks') {
    const from = height * (0.2 + 0.4 * random());
    pen.fillRect(0, from, width, height * (random() < 0.5 ? 1 : 0.12 + 0.2 * random()));
  }
  pen.globalAlpha = 1;
}

/** Drawn again where it crosses the edge. */
function putBlob(pen: Pen, width: number, x: number, y: number, radius: number, flat: number): void {
  for (const shift of [-width, 0, width]) {
    if (x + shift < -radius * 2 || x + shift > width + radius * 2) continue;
    pen.beginPath();
    pen.ellipse(x + shift, y, radius, radius * flat, 0, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Soft folds: a dark line beside a light one, from (x, y) along an angle. */
export function paintFold(pen: Pen, x: number, y: number, length: number, angle: number, strength: number): void {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const bow = length * 0.15;
  const stroke = (shift: number, style: string) => {
    pen.strokeStyle = style;
    pen.beginPath();
    pen.moveTo(x, y + shift);
    pen.quadraticCurveTo(
      x + dx / 2 - (dy / length) * bow,
      y + shift + dy / 2 + (dx / length) * bow,
      x + dx,
      y + shift + dy,
    );
    pen.stroke();
  };
  pen.lineWidth = 3.5;
  stroke(0, `rgba(0, 0, 0, ${0.5 * strength})`);
  pen.lineWidth = 2.5;
  stroke(-3, `rgba(255, 255, 255, ${0.4 * strength})`);
}
