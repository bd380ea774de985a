import { landmarkCount, landmarkIndex, type PoseFrame, type PoseTrack } from '@trueswing/contracts';
import { toRadians } from '../../swing/src/1-track/angles.ts';

/** Half widths and heights above the hips, in meters; hands before the chest. The left side is on the picture's right. */
const joints = {
  Shoulder: { x: 0.18, y: -0.48, z: 0, turns: 'chest' },
  Elbow: { x: 0.36, y: -0.36, z: -0.08, turns: 'chest' },
  Wrist: { x: 0.3, y: -0.38, z: -0.25, turns: 'chest' },
  Hip: { x: 0.1, y: 0, z: 0, turns: 'hips' },
  Knee: { x: 0.12, y: 0.42, z: 0, turns: null },
  Ankle: { x: 0.14, y: 0.85, z: 0, turns: null },
} as const;
const [cameraM, focal, fps] = [3.5, 1.2, 5];

export interface FilmedMove {
  /** Degrees to the right at each second; between them the golfer moves evenly. */
  readonly turnsDeg: readonly number[];
  /** Whether a pose is detected in this picture. */
  readonly isDetected?: (frame: number) => boolean;
}

/** Stands, turns right, holds, comes back, turns left, holds, comes back. */
export const turnBothWays = (rightDeg: number, leftDeg: number): number[] => [
  ...[0, 0, 0, rightDeg, rightDeg, rightDeg],
  ...[0, 0, -leftDeg, -leftDeg, -leftDeg, 0],
];

/** Track of a pose model without errors for someone who holds a club across the chest; the hips follow a third of the way. */
export function videoTurns({ turnsDeg, isDetected = () => true }: FilmedMove): PoseTrack {
  const count = (turnsDeg.length - 1) * fps + 1;
  const frames = Array.from({ length: count }, (_, frame): PoseFrame => {
    const [timeS, second] = [frame / fps, Math.floor(frame / fps)];
    const [before = 0, after = before] = [turnsDeg[second], turnsDeg[second + 1]];
    const turn = before + (after - before) * (timeS - second);
    if (!isDetected(frame)) return { frame, timeS, image: null, world: null };
    return { frame, timeS, ...poseAt(turn) };
  });
  return { widthPx: 720, heightPx: 1280, frames };
}

function poseAt(turnDeg: number): Required<Pick<PoseFrame, 'image' | 'world'>> {
  const world = Array.from({ length: landmarkCount }, (): [number, number, number] => [0, -0.7, -0.08]);
  for (const [name, { x, y, z, turns }] of Object.entries(joints)) {
    const turned = toRadians(turns === 'chest' ? turnDeg : turns === 'hips' ? turnDeg / 3 : 0);
    const [s, c] = [Math.sin(turned), Math.cos(turned)];
    for (const [side, across] of [
      [`left${name}`, x],
      [`right${name}`, -x],
    ] as const) {
      world[landmarkIndex[side as keyof typeof landmarkIndex]] = [across * c + z * s, y, z * c - across * s];
    }
  }
  const image = world.map(([x, y, z]): [number, number, number] => [
    0.5 + (focal * x * 16) / 9 / (cameraM + z) / 1.6,
    0.5 + (focal * y) / (cameraM + z) / 1.6,
    1,
  ]);
  return { image, world };
}
