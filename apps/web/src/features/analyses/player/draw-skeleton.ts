import { type ImageLandmarks, minJointVisibility, skeletonBones, skeletonJoints } from '@trueswing/domain';

/** Draws one pose over the whole canvas. Lines have a dark edge, so that they are visible on grass and on sky. */
export function drawSkeleton(canvas: HTMLCanvasElement, landmarks: ImageLandmarks | null): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (!landmarks) return;
  const unit = Math.max(canvas.height, canvas.width) / 400;
  const point = (index: number) => {
    const [x, y, visibility] = landmarks[index] ?? [0, 0, 0];
    return { x: x * canvas.width, y: y * canvas.height, isVisible: visibility >= minJointVisibility };
  };
  context.lineCap = 'round';
  for (const [color, width] of [
    ['rgb(8 48 31 / 0.75)', 4.6],
    ['#d8f34e', 2.4],
  ] as const) {
    for (const { from, to } of skeletonBones) {
      const [a, b] = [point(from), point(to)];
      context.strokeStyle = color;
      context.lineWidth = width * unit * (a.isVisible && b.isVisible ? 1 : 0.5);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
  }
  context.fillStyle = '#ffffff';
  for (const { landmark } of skeletonJoints) {
    const { x, y, isVisible } = point(landmark);
    context.beginPath();
    context.arc(x, y, (isVisible ? 2.4 : 1.5) * unit, 0, 2 * Math.PI);
    context.fill();
  }
}
