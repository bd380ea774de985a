import { drawLine, type Pen } from '../canvas.ts';

export function drawSeam(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  style: string,
  thick = 1,
): void {
  pen.strokeStyle = style;
  pen.lineWidth = thick;
  drawLine(pen, from, to);
}
