import { landmarkCount, landmarkIndex, type PoseFrame, type PoseTrack } from '@trueswing/contracts';
import { placeCamera } from '../camera/pinhole-camera.ts';
import { type ClipParameters, listFrameMoments } from '../clip/clip-parameters.ts';
import { dot, subtract, type Vec3 } from '../geometry/vector.ts';
import { makeSwing } from '../swing/make-swing.ts';
import type { GolferPose, Limb } from '../swing/pose/golfer-pose.ts';

type Landmark = keyof typeof landmarkIndex;

/** Makes the track that a pose model without errors would return for a clip. For tests of the measurements; draws no picture. */
export function makePerfectTrack({ swing: parameters, camera: view, video }: ClipParameters): PoseTrack {
  const swing = makeSwing(parameters);
  const mirrored = parameters.handedness === 'left';
  const frames = listFrameMoments(swing.durationS, video).map((moment, frame): PoseFrame => {
    const pose = swing.poseAt(moment);
    const camera = placeCamera(view, moment);
    const image: [number, number, number][] = Array.from({ length: landmarkCount }, () => [0, 0, 0]);
    const world: [number, number, number][] = Array.from({ length: landmarkCount }, () => [0, 0, 0]);
    for (const [name, point] of Object.entries(findLandmarks(pose))) {
      const index = landmarkIndex[(mirrored ? swapSide(name) : name) as Landmark]; // keys of a Record<Landmark, …>
      const { x, y } = camera.project(point);
      const fromHips = subtract(point, pose.midHip);
      const right = dot(fromHips, camera.right);
      image[index] = [(mirrored ? view.widthPx - x : x) / view.widthPx, y / view.heightPx, 1];
      world[index] = [mirrored ? -right : right, -dot(fromHips, camera.up), dot(fromHips, camera.forward)];
    }
    return { frame, timeS: (frame / video.fps) * video.slowMotionFactor, image, world };
  });
  return { widthPx: view.widthPx, heightPx: view.heightPx, frames };
}

const swapSide = (name: string): string =>
  name.startsWith('left') ? name.replace('left', 'right') : name.replace('right', 'left');

function findLandmarks(pose: GolferPose): Record<Landmark, Vec3> {
  const { left, right } = pose.limbs;
  const both = <Name extends string>(name: Name, part: keyof Limb) =>
    ({ [`left${name}`]: left[part], [`right${name}`]: right[part] }) as Record<`left${Name}` | `right${Name}`, Vec3>;
  return {
    nose: pose.nose,
    ...both('Eye', 'eye'),
    ...both('Ear', 'ear'),
    ...both('Shoulder', 'shoulder'),
    ...both('Elbow', 'elbow'),
    ...both('Wrist', 'wrist'),
    ...both('Index', 'grip'),
    ...both('Hip', 'hip'),
    ...both('Knee', 'knee'),
    ...both('Ankle', 'ankle'),
    ...both('Heel', 'heel'),
    ...both('FootIndex', 'toe'),
  };
}
