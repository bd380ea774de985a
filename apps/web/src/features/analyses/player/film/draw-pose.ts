import {
  type ImageLandmarks,
  minJointVisibility,
  type PictureLine,
  type PictureLines,
  type PicturePoint,
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

/**
 * Draws skeleton, shoulder line, hip line and spine over the whole canvas, each line with its angle. Lines have a dark edge,
 * so that they are visible on grass and on sky.
 * @param unit canvas pixels of a pixel of the screen, so that lines and text have one size in every crop
 * @param perFilmPx canvas pixels of a pixel of the film
 */
export function drawPose(canvas: HTMLCanvasElement, pose: DrawnPose | null, unit: number, perFilmPx: number): void {
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
  for (const { name, from, to } of lines) writeAngle(context, name, pose.lines[name].tiltDeg, from, to, unit);
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

/** Shoulders and hips have their angle at the end on the right, the spine at its middle on the left. */
function writeAngle(
  context: CanvasRenderingContext2D,
  name: LineName,
  tiltDeg: number | null,
  from: PicturePoint,
  to: PicturePoint,
  unit: number,
): void {
  if (tiltDeg === null) return;
  const text = `${name} ${Math.round(tiltDeg)}°`;
  context.font = `700 ${14 * unit}px "Archivo Variable", sans-serif`;
  context.textBaseline = 'middle';
  const [width, height] = [context.measureText(text).width + 10 * unit, 20 * unit];
  const right = from.x > to.x ? from : to;
  const beside = name === 'spine' ? (from.x + to.x) / 2 - width - 8 * unit : right.x + 8 * unit;
  const x = Math.max(2 * unit, Math.min(beside, context.canvas.width - width - 2 * unit));
  const y = name === 'spine' ? (from.y + to.y) / 2 : right.y;
  context.fillStyle = 'rgb(5 10 7 / 0.72)';
  context.beginPath();
  context.roundRect(x, y - height / 2, width, height, height / 2);
  context.fill();
  context.fillStyle = lineColors[name];
  context.fillText(text, x + 5 * unit, y + unit / 2);
}
