import { landmarkIndex, type PoseFrame } from '@trueswing/contracts';
import { placeCamera } from '../camera/pinhole-camera.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { findSwingEvents } from '../swing/truth/find-swing-events.ts';

const joints = [
  ['Shoulder', 'shoulder'],
  ['Elbow', 'elbow'],
  ['Wrist', 'wrist'],
  ['Hip', 'hip'],
  ['Knee', 'knee'],
  ['Ankle', 'ankle'],
] as const;

/** Mean distance of the detected joints from the true ones at address, in heights from ankles to ears. */
export function measurePoseError(
  { swing: parameters, camera }: ClipParameters,
  { image }: Pick<PoseFrame, 'image'>,
): number {
  if (!image) return Number.POSITIVE_INFINITY;
  const swing = makeSwing(parameters);
  const { limbs } = swing.poseAt(findSwingEvents(swing).address);
  const { project } = placeCamera(camera);
  const height = Math.abs(project(limbs.left.ankle).y - project(limbs.left.ear).y);
  const errors = (['right'] as const).flatMap((side) =>
    joints.map(([name, part]) => {
      const { x, y } = project(limbs[side][part]);
      const [foundX, foundY] = image[landmarkIndex[`${side}${name}`]]!; // a pose has every landmark
      return Math.hypot(foundX * camera.widthPx - x, foundY * camera.heightPx - y);
    }),
  );
  return errors.reduce((sum, error) => sum + error, 0) / errors.length / height;
}
