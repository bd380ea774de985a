import { type PicturePoint, seenBones } from '@trueswing/domain';
import type { ImageLandmarks } from '@trueswing/swing';

/** Edge of the lines, so that they are visible on grass and on sky. */
export const lineEdge = 'rgb(8 48 31 / 0.75)';
const bone = 'rgb(255 255 255 / 0.85)';

/** Draws the bones of a pose over the whole canvas. `unit` is the number of canvas pixels of a pixel of the screen. */
export function drawBones(context: CanvasRenderingContext2D, landmarks: ImageLandmarks, unit: number): void {
  context.lineCap = 'round';
  const bones = bonesOf(context, landmarks);
  for (const [color, width] of [
    [lineEdge, 3.4],
    [bone, 1.6],
  ] as const) {
    for (const [from, to] of bones) strokeLine(context, from, to, color, width * unit);
  }
}

/** Draws the joints between the bones of a pose. */
export function drawJoints(context: CanvasRenderingContext2D, landmarks: ImageLandmarks, unit: number): void {
  context.fillStyle = '#ffffff';
  for (const { x, y } of bonesOf(context, landmarks).flat()) {
    context.beginPath();
    context.arc(x, y, 2.6 * unit, 0, 2 * Math.PI);
    context.fill();
  }
}

export function strokeLine(
  context: CanvasRenderingContext2D,
  a: PicturePoint,
  b: PicturePoint,
  color: string,
  width: number,
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
}

function bonesOf({ canvas }: CanvasRenderingContext2D, landmarks: ImageLandmarks): [PicturePoint, PicturePoint][] {
  const joint = (index: number): PicturePoint => {
    const [x, y] = landmarks[index] ?? [0, 0];
    return { x: x * canvas.width, y: y * canvas.height };
  };
  return seenBones(landmarks, { widthPx: canvas.width, heightPx: canvas.height }).map(({ from, to }) => [
    joint(from),
    joint(to),
  ]);
}
