import type { Handedness } from '@trueswing/contracts';
import { type ImageLandmarks, minJointVisibility, skeletonBones, skeletonJoints } from '@trueswing/domain';
import type { Canvas, Color } from './canvas.ts';

const leadColor: Color = [61, 220, 132];
const trailColor: Color = [255, 176, 32];
const trunkColor: Color = [240, 244, 248];

/** Bones and joints: the lead side green, the trail side amber, the lines of shoulders and hips white. */
export function drawSkeleton(canvas: Canvas, landmarks: ImageLandmarks, handedness: Handedness): void {
  const thickness = Math.max(2, canvas.height / 180);
  const lead = handedness === 'right' ? 'left' : 'right';
  const trail = handedness === 'right' ? 'right' : 'left';
  const point = (index: number) => {
    const [x, y, visibility] = landmarks[index] ?? [0, 0, 0];
    return { x: x * canvas.width, y: y * canvas.height, isVisible: visibility >= minJointVisibility };
  };
  const sides = [[trail, trailColor] as const, [lead, leadColor] as const];
  for (const [side, color] of [...sides, [null, trunkColor] as const]) {
    for (const bone of skeletonBones.filter((each) => each.side === side)) {
      const [from, to] = [point(bone.from), point(bone.to)];
      const width = thickness * (from.isVisible && to.isVisible ? 1 : 0.5);
      canvas.drawLine(from.x, from.y, to.x, to.y, width, color);
    }
  }
  for (const [side, color] of sides) {
    for (const joint of skeletonJoints.filter((each) => each.side === side)) {
      const { x, y, isVisible } = point(joint.landmark);
      const radius = thickness * (isVisible ? 1 : 0.6);
      canvas.drawDisc(x, y, radius * 1.3, trunkColor);
      canvas.drawDisc(x, y, radius * 0.9, color);
    }
  }
}
