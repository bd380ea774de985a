import type { Handedness } from '@trueswing/contracts';
import { seenBones } from '@trueswing/domain';
import type { ImageLandmarks } from '@trueswing/swing';
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
    const [x, y] = landmarks[index] ?? [0, 0];
    return { x: x * canvas.width, y: y * canvas.height };
  };
  const bones = seenBones(landmarks, { widthPx: canvas.width, heightPx: canvas.height });
  const sides = [[trail, trailColor] as const, [lead, leadColor] as const];
  for (const [side, color] of [...sides, [null, trunkColor] as const]) {
    for (const bone of bones.filter((each) => each.side === side)) {
      const [from, to] = [point(bone.from), point(bone.to)];
      canvas.drawLine(from.x, from.y, to.x, to.y, thickness, color);
    }
  }
  for (const [side, color] of sides) {
    const ends = bones.filter((each) => each.side === side).flatMap(({ from, to }) => [from, to]);
    for (const joint of new Set(ends)) {
      const { x, y } = point(joint);
      canvas.drawDisc(x, y, thickness * 1.3, trunkColor);
      canvas.drawDisc(x, y, thickness * 0.9, color);
    }
  }
}
