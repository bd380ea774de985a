import { type Handedness, landmarkIndex } from '@trueswing/contracts';
import type { Canvas, Color } from './canvas.ts';
import type { ImageLandmarks } from './track-at-frame.ts';

const leadColor: Color = [61, 220, 132];
const trailColor: Color = [255, 176, 32];
const trunkColor: Color = [240, 244, 248];
const limbs = ['Shoulder', 'Elbow', 'Wrist', 'Hip', 'Knee', 'Ankle', 'FootIndex'] as const;
const bones = [
  ['Shoulder', 'Elbow'],
  ['Elbow', 'Wrist'],
  ['Shoulder', 'Hip'],
  ['Hip', 'Knee'],
  ['Knee', 'Ankle'],
  ['Ankle', 'FootIndex'],
] as const;
/** Joints that the model only guesses are not drawn. */
const minVisibility = 0.3;

/** Bones and joints: the lead side green, the trail side amber, the lines of shoulders and hips white. */
export function drawSkeleton(canvas: Canvas, landmarks: ImageLandmarks, handedness: Handedness): void {
  const thickness = Math.max(2, canvas.height / 180);
  const lead = handedness === 'right' ? 'left' : 'right';
  const trail = handedness === 'right' ? 'right' : 'left';
  const joint = (side: 'left' | 'right', limb: (typeof limbs)[number]) => {
    const [x, y, visibility] = landmarks[landmarkIndex[`${side}${limb}`]] ?? [0, 0, 0];
    return { x: x * canvas.width, y: y * canvas.height, isVisible: visibility >= minVisibility };
  };
  const connect = (from: ReturnType<typeof joint>, to: ReturnType<typeof joint>, color: Color): void => {
    if (from.isVisible && to.isVisible) canvas.drawLine(from.x, from.y, to.x, to.y, thickness, color);
  };
  for (const [side, color] of [[trail, trailColor] as const, [lead, leadColor] as const]) {
    for (const [from, to] of bones) connect(joint(side, from), joint(side, to), color);
  }
  for (const limb of ['Shoulder', 'Hip'] as const) connect(joint('left', limb), joint('right', limb), trunkColor);
  for (const [side, color] of [[trail, trailColor] as const, [lead, leadColor] as const]) {
    for (const limb of limbs) {
      const { x, y, isVisible } = joint(side, limb);
      if (!isVisible) continue;
      canvas.drawDisc(x, y, thickness * 1.3, trunkColor);
      canvas.drawDisc(x, y, thickness * 0.9, color);
    }
  }
}
