import { landmarkIndex, type PoseFrame } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { type CameraParameters, placeCamera, standardCamera } from '../camera/pinhole-camera.ts';
import { standardClip } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import { makeRandom } from '../geometry/random.ts';
import { add, midpoint, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { drawLooseStyle } from '../swing/style/draw-swing-style.ts';
import { measureTrunk, type PoseTruth } from '../swing/truth/measure-truth.ts';
import { makePerfectTrack } from './make-perfect-track.ts';

interface Joints {
  left: { shoulder: Vec3; hip: Vec3 };
  right: { shoulder: Vec3; hip: Vec3 };
}

/** Landmarks show joints only: the turns of the lines between them. */
function measureLines({ left, right }: Joints): PoseTruth {
  const [midHip, midShoulder] = [midpoint(left.hip, right.hip), midpoint(left.shoulder, right.shoulder)];
  return measureTrunk({
    midHip,
    midShoulder,
    spineTop: midShoulder,
    acrossChest: subtract(left.shoulder, right.shoulder),
    acrossPelvis: subtract(left.hip, right.hip),
  });
}

/** The world landmarks of one frame, transformed from camera axes back to the golfer's ground axes. */
function readJoints({ world }: PoseFrame, view: CameraParameters): Joints {
  const camera = placeCamera(view);
  const joint = (name: keyof typeof landmarkIndex): Vec3 => {
    const [x, y, z] = world![landmarkIndex[name]]!; // a perfect track has every landmark that is named
    return add(add(scale(camera.right, x), scale(camera.up, -y)), scale(camera.forward, z));
  };
  return {
    left: { shoulder: joint('leftShoulder'), hip: joint('leftHip') },
    right: { shoulder: joint('rightShoulder'), hip: joint('rightHip') },
  };
}

describe('a perfect track', () => {
  for (const view of ['face-on', 'down-the-line'] as const) {
    for (const yawDeg of [-12, 0, 12]) {
      it(`gives back the joints' turns within 0.5°, ${view}, camera off by ${yawDeg}°`, () => {
        const clip = {
          ...standardClip,
          swing: { ...standardClip.swing, style: drawLooseStyle(makeRandom(1)) },
          camera: { ...standardCamera, view, yawDeg },
          video: { ...standardClip.video, fps: 240 },
        };
        const track = makePerfectTrack(clip);
        const { poseAt } = makeSwing(clip.swing);
        const { events } = describeTruth(clip);
        for (const event of [events.address, events.top]) {
          const measured = measureLines(readJoints(track.frames[event.frame]!, clip.camera));
          const drawn = measureLines(poseAt(event.frame / clip.video.fps).limbs);
          expect(Math.abs(measured.shoulderTurnDeg - drawn.shoulderTurnDeg)).toBeLessThan(0.5);
          expect(Math.abs(measured.hipTurnDeg - drawn.hipTurnDeg)).toBeLessThan(0.5);
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
