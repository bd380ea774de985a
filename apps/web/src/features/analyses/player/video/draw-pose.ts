import type { Box, PicturePoint } from '@trueswing/domain';
import type { ImageLandmarks } from '@trueswing/swing';
import { drawBones, drawJoints, lineEdge, strokeLine } from '../../../../shared/skeleton/draw-skeleton.ts';
import type { LabeledLine } from '../geometry/label-lines.ts';
import { type LabelSpace, placeLabels } from '../geometry/place-labels.ts';

export const lineColors = { shoulders: '#d8f34e', hips: '#ffbd66', spine: '#7fe3ff' } as const;

/** Pose and lines that are drawn over one frame. */
export interface DrawnPose {
  /** The analyzed frame that it was detected in; null for an interpolated pose. */
  frame: number | null;
  landmarks: ImageLandmarks;
  lines: readonly LabeledLine[];
}

/** Scales and space with which a pose is drawn. */
export interface PoseStyle {
  /** Canvas pixels of a pixel of the screen, so that lines and text have one size in every crop. */
  unit: number;
  /** Canvas pixels of a pixel of the video. */
  perVideoPx: number;
  /** Where the values may stand, in pixels of the video. */
  space: LabelSpace;
}

/**
 * Draws skeleton, shoulder line, hip line and spine over the whole canvas, each line with its value. Lines have a dark edge,
 * so that they are visible on grass and on sky.
 */
export function drawPose(canvas: HTMLCanvasElement, pose: DrawnPose | null, style: PoseStyle): void {
  const { unit, perVideoPx } = style;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (!pose) return;
  drawBones(context, pose.landmarks, unit);
  const lines = placeValues(
    context,
    pose.lines.map((line) => ({ ...line, ...ends(line, perVideoPx, line.name === 'spine' ? 0 : 0.25) })),
    style,
  );
  for (const { from, to } of lines) strokeLine(context, from, to, lineEdge, 7 * unit);
  for (const { name, from, to } of lines) strokeLine(context, from, to, lineColors[name], 4 * unit);
  drawJoints(context, pose.landmarks, unit);
  for (const line of lines) writeValue(context, line, unit);
}

/** The ends of a line on the canvas, beyond the joints by a share of its length. */
function ends({ from, to }: LabeledLine, perVideoPx: number, beyond: number): { from: PicturePoint; to: PicturePoint } {
  const [dx, dy] = [(to.x - from.x) * beyond, (to.y - from.y) * beyond];
  return {
    from: { x: (from.x - dx) * perVideoPx, y: (from.y - dy) * perVideoPx },
    to: { x: (to.x + dx) * perVideoPx, y: (to.y + dy) * perVideoPx },
  };
}

interface PlacedLine extends LabeledLine {
  box: Box;
}

/**
 * Places each value beside its line: of shoulders and hips at the end on the right, of the spine at its middle on the left, if
 * there is space. A line whose value fits nowhere is left out.
 */
function placeValues(
  context: CanvasRenderingContext2D,
  lines: LabeledLine[],
  { unit, perVideoPx, space }: PoseStyle,
): PlacedLine[] {
  context.font = `700 ${14 * unit}px "Archivo Variable", sans-serif`;
  const around = aroundValue * unit;
  const labels = lines.map(({ name, text, from, to }) => {
    const [width, height] = [context.measureText(text).width + 10 * unit + 2 * around, 20 * unit + 2 * around];
    const gap = 8 * unit - around;
    const [left, right] = from.x < to.x ? [from, to] : [to, from];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const onLeft = (point: PicturePoint) => ({ x: point.x - gap - width, y: point.y - height / 2 });
    const onRight = (point: PicturePoint) => ({ x: point.x + gap, y: point.y - height / 2 });
    const sides = name === 'spine' ? [onLeft(middle), onRight(middle)] : [onRight(right), onLeft(left)];
    return { width, height, sides };
  });
  const onCanvas = ({ left, top, right, bottom }: Box): Box => ({
    left: left * perVideoPx,
    top: top * perVideoPx,
    right: right * perVideoPx,
    bottom: bottom * perVideoPx,
  });
  const places = placeLabels(labels, { visible: onCanvas(space.visible), covered: space.covered.map(onCanvas) });
  return lines.flatMap((line, index) => {
    const box = places[index];
    return box ? [{ ...line, box }] : [];
  });
}

/** Free space around a value, in pixels of the screen. */
const aroundValue = 2;

function writeValue(context: CanvasRenderingContext2D, { name, text, box }: PlacedLine, unit: number): void {
  const around = aroundValue * unit;
  const [left, top] = [box.left + around, box.top + around];
  const [width, height] = [box.right - around - left, box.bottom - around - top];
  context.textBaseline = 'middle';
  context.fillStyle = 'rgb(5 10 7 / 0.72)';
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  context.fill();
  context.fillStyle = lineColors[name];
  context.fillText(text, left + 5 * unit, top + height / 2 + unit / 2);
}
