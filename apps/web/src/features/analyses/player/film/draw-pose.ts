import {
  type Box,
  type ImageLandmarks,
  type LabelSpace,
  minJointVisibility,
  type PictureLine,
  type PictureLines,
  type PicturePoint,
  placeLabels,
  skeletonBones,
  skeletonJoints,
} from '@trueswing/domain';

const edge = 'rgb(8 48 31 / 0.75)';
const bone = 'rgb(255 255 255 / 0.85)';
export const lineColors = { shoulders: '#d8f34e', hips: '#ffbd66', spine: '#7fe3ff' } as const;
type LineName = keyof typeof lineColors;

/** What is drawn over one frame. */
export interface DrawnPose {
  landmarks: ImageLandmarks;
  lines: PictureLines;
}

/** How a pose is drawn. */
export interface PoseStyle {
  /** Canvas pixels of a pixel of the screen, so that lines and text have one size in every crop. */
  unit: number;
  /** Canvas pixels of a pixel of the film. */
  perFilmPx: number;
  /** Where the angles may stand, in pixels of the film. */
  space: LabelSpace;
}

/**
 * Draws skeleton, shoulder line, hip line and spine over the whole canvas, each line with its angle. Lines have a dark edge,
 * so that they are visible on grass and on sky.
 */
export function drawPose(canvas: HTMLCanvasElement, pose: DrawnPose | null, style: PoseStyle): void {
  const { unit, perFilmPx } = style;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (!pose) return;
  const joint = (index: number) => {
    const [x, y, visibility] = pose.landmarks[index] ?? [0, 0, 0];
    return { x: x * canvas.width, y: y * canvas.height, isVisible: visibility >= minJointVisibility };
  };
  context.lineCap = 'round';
  for (const [color, width] of [
    [edge, 3.4],
    [bone, 1.6],
  ] as const) {
    for (const { from, to } of skeletonBones) {
      const [a, b] = [joint(from), joint(to)];
      stroke(context, a, b, color, width * unit * (a.isVisible && b.isVisible ? 1 : 0.5));
    }
  }
  const names = Object.keys(lineColors) as LineName[];
  const lines = names.map((name) => ({ name, ...ends(pose.lines[name], perFilmPx, name === 'spine' ? 0 : 0.25) }));
  for (const { from, to } of lines) stroke(context, from, to, edge, 7 * unit);
  for (const { name, from, to } of lines) stroke(context, from, to, lineColors[name], 4 * unit);
  context.fillStyle = '#ffffff';
  for (const { landmark } of skeletonJoints) {
    const { x, y, isVisible } = joint(landmark);
    context.beginPath();
    context.arc(x, y, (isVisible ? 2.6 : 1.5) * unit, 0, 2 * Math.PI);
    context.fill();
  }
  const angles = lines.flatMap(({ name, from, to }) => {
    const { tiltDeg } = pose.lines[name];
    return tiltDeg === null ? [] : [{ name, from, to, text: `${name} ${Math.round(tiltDeg)}°` }];
  });
  writeAngles(context, angles, style);
}

/** The ends of a line on the canvas, beyond the joints by a share of its length. */
function ends({ from, to }: PictureLine, perFilmPx: number, beyond: number): { from: PicturePoint; to: PicturePoint } {
  const [dx, dy] = [(to.x - from.x) * beyond, (to.y - from.y) * beyond];
  return {
    from: { x: (from.x - dx) * perFilmPx, y: (from.y - dy) * perFilmPx },
    to: { x: (to.x + dx) * perFilmPx, y: (to.y + dy) * perFilmPx },
  };
}

function stroke(context: CanvasRenderingContext2D, a: PicturePoint, b: PicturePoint, color: string, width: number) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
}

interface Angle {
  name: LineName;
  text: string;
  from: PicturePoint;
  to: PicturePoint;
}

/** Beside its line: of shoulders and hips at the end on the right, of the spine at its middle on the left, if there is space. */
function writeAngles(context: CanvasRenderingContext2D, angles: Angle[], { unit, perFilmPx, space }: PoseStyle): void {
  context.font = `700 ${14 * unit}px "Archivo Variable", sans-serif`;
  context.textBaseline = 'middle';
  const around = 2 * unit;
  const labels = angles.map(({ name, text, from, to }) => {
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
    ...{ left: left * perFilmPx, top: top * perFilmPx },
    ...{ right: right * perFilmPx, bottom: bottom * perFilmPx },
  });
  const places = placeLabels(labels, { visible: onCanvas(space.visible), covered: space.covered.map(onCanvas) });
  for (const [index, { name, text }] of angles.entries()) {
    const box = places[index];
    if (!box) continue;
    const [left, top] = [box.left + around, box.top + around];
    const [width, height] = [box.right - around - left, box.bottom - around - top];
    context.fillStyle = 'rgb(5 10 7 / 0.72)';
    context.beginPath();
    context.roundRect(left, top, width, height, height / 2);
    context.fill();
    context.fillStyle = lineColors[name];
    context.fillText(text, left + 5 * unit, top + height / 2 + unit / 2);
  }
}
