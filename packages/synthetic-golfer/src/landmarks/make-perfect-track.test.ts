import { landmarkIndex, type PoseFrame } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { type CameraParameters, placeCamera, standardCamera } from '../camera/pinhole-camera.ts';
import { standardClip } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import { recastClip } from '../clip/recast-clip.ts';
import { add, scale, type Vec3 } from '../geometry/vector.ts';
import { measureTruth, type PoseTruth } from '../swing/measure-truth.ts';
import { makePerfectTrack } from './make-perfect-track.ts';

/** The world landmarks of one frame, transformed from camera axes back to the golfer's ground axes. */
function measureFrame({ world }: PoseFrame, view: CameraParameters): PoseTruth {
  const camera = placeCamera(view);
  const joint = (name: keyof typeof landmarkIndex): Vec3 => {
    const [x, y, z] = world![landmarkIndex[name]]!; // a perfect track has every landmark that is named
    return add(add(scale(camera.right, x), scale(camera.up, -y)), scale(camera.forward, z));
  };
  return measureTruth({
    left: { shoulder: joint('leftShoulder'), hip: joint('leftHip') },
    right: { shoulder: joint('rightShoulder'), hip: joint('rightHip') },
  });
}

describe('a perfect track', () => {
  for (const view of ['face-on', 'down-the-line'] as const) {
    for (const [family, yawDeg] of [
      ['tailored', -12],
      ['tailored', 0],
      ['tailored', 12],
      ['athletic', -12],
      ['athletic', 12],
    ] as const) {
      it(`gives back the truth within 0.5°, ${family}, ${view}, camera off by ${yawDeg}°`, () => {
        const clip = {
          ...recastClip(standardClip, family),
          camera: { ...standardCamera, view, yawDeg },
          video: { ...standardClip.video, fps: 240 },
        };
        const track = makePerfectTrack(clip);
        const { events } = describeTruth(clip);
        // at impact the pelvis turns 1.6° in half a frame: the slow events are compared
        for (const event of [events.address, events.top]) {
          const measured = measureFrame(track.frames[event.frame]!, clip.camera);
          expect(Math.abs(measured.shoulderTurnDeg - event.shoulderTurnDeg)).toBeLessThan(0.5);
          expect(Math.abs(measured.hipTurnDeg - event.hipTurnDeg)).toBeLessThan(0.5);
          expect(Math.abs(measured.spineForwardDeg - event.spineForwardDeg)).toBeLessThan(0.5);
        }
      });
    }
  }

  it('sways with a hand-held phone and sinks out of the picture when it is lowered', () => {
    const handheld = { shakeDeg: 0.4, lowerDeg: 20, lowerFromS: 2 };
    const [still, shaken] = [standardCamera, { ...standardCamera, handheld }].map((camera) =>
      makePerfectTrack({ ...standardClip, camera }).frames.map(({ image }) => image![landmarkIndex.nose]![1]),
    );
    const moved = still!.map((y, i) => shaken![i]! - y);
    const range = (values: number[]) => Math.max(...values) - Math.min(...values);
    expect(range(moved.slice(0, 110))).toBeGreaterThan(0.003);
    expect(range(moved.slice(0, 110))).toBeLessThan(0.05);
    expect(moved.at(-1)).toBeLessThan(-0.3);
  });

  it('of a left-hander is the mirror image of a right-hander’s', () => {
    const right = makePerfectTrack(standardClip).frames[90]!;
    const left = makePerfectTrack({ ...standardClip, swing: { ...standardClip.swing, handedness: 'left' } })
      .frames[90]!;
    const { leftWrist, rightWrist } = landmarkIndex;
    expect(left.image![rightWrist]![0]).toBeCloseTo(1 - right.image![leftWrist]![0], 9);
    expect(left.world![leftWrist]![0]).toBeCloseTo(-right.world![rightWrist]![0], 9);
    expect(left.world![leftWrist]![1]).toBeCloseTo(right.world![rightWrist]![1], 9);
  });
});
