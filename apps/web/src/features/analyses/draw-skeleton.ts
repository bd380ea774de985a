import { landmarkIndex, type PoseFrame } from '@trueswing/contracts';

const i = landmarkIndex;
const bones: readonly (readonly [number, number])[] = [
  [i.leftShoulder, i.rightShoulder],
  [i.leftHip, i.rightHip],
  [i.leftShoulder, i.leftHip],
  [i.rightShoulder, i.rightHip],
  [i.leftShoulder, i.leftElbow],
  [i.leftElbow, i.leftWrist],
  [i.rightShoulder, i.rightElbow],
  [i.rightElbow, i.rightWrist],
  [i.leftHip, i.leftKnee],
  [i.leftKnee, i.leftAnkle],
  [i.leftAnkle, i.leftFootIndex],
  [i.rightHip, i.rightKnee],
  [i.rightKnee, i.rightAnkle],
  [i.rightAnkle, i.rightFootIndex],
];
const joints = [...new Set(bones.flat())];
/** Below this the model guesses rather than sees; such parts are drawn thin. */
const seenVisibility = 0.5;

/** Draws one pose over the whole canvas; lines carry a dark edge so that they read on grass and on sky. */
export function drawSkeleton(canvas: HTMLCanvasElement, frame: PoseFrame | null): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const image = frame?.image;
  if (!image) return;
  const unit = canvas.height / 400;
  const point = (index: number) => {
    const [x, y, visibility] = image[index] ?? [0, 0, 0];
    return { x: x * canvas.width, y: y * canvas.height, isSeen: visibility >= seenVisibility };
  };
  context.lineCap = 'round';
  for (const [colour, width] of [
    ['rgb(8 50 35 / 0.75)', 5.5],
    ['#d8f34e', 2.8],
  ] as const) {
    for (const [from, to] of bones) {
      const [a, b] = [point(from), point(to)];
      context.strokeStyle = colour;
      context.lineWidth = width * unit * (a.isSeen && b.isSeen ? 1 : 0.5);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
  }
  context.fillStyle = '#ffffff';
  for (const joint of joints) {
    const { x, y, isSeen } = point(joint);
    context.beginPath();
    context.arc(x, y, (isSeen ? 2.6 : 1.6) * unit, 0, 2 * Math.PI);
    context.fill();
  }
}
