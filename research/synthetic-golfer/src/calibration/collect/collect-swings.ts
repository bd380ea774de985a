import type { Handedness, PoseFrame, PoseTrack, SwingEvents } from '@trueswing/contracts';
import type { FilmedView } from '../../camera/pinhole-camera.ts';
import type { BodyFamily } from '../../golfers/body-shape.ts';
import { drawBody } from '../../golfers/draw-body.ts';
import { makeSwing } from '../../swing/make-swing.ts';
import { findSwingEvents, type SwingEventTimes } from '../../swing/truth/find-swing-events.ts';
import { measureTruth } from '../../swing/truth/measure-truth.ts';
import { drawRandomClip } from './draw-random-clip.ts';
import { openPosePage } from './open-pose-page.ts';
import type { SwingDraw } from './swing-draw.ts';

/** The poses of a synthetic swing from both views, with the true turns. */
export interface CalibrationSwing extends SwingDraw {
  family: BodyFamily;
  handedness: Handedness;
  /** Null where the model lost the golfer. */
  faceOn: FilmedSwing | null;
  downTheLine: FilmedSwing | null;
  /** At the top, relative to address. */
  shoulderTurnDeg: number;
  hipRotationDeg: number;
}

export interface FilmedSwing {
  track: PoseTrack;
  events: SwingEvents;
}

/**
 * The moments that are filmed: the still address, the backswing, and three pictures around the top at 30 frames a
 * second. `shiftS` differs by view, since each camera has its own shutter.
 */
function listMoments(times: SwingEventTimes, shiftS: number): number[] {
  const { address, toeUp, midBackswing, top } = times;
  return [
    address - 1 / 30,
    address,
    toeUp + shiftS,
    midBackswing + shiftS,
    (midBackswing + top) / 2 + shiftS,
    top - 1 / 30 + shiftS,
    top + shiftS,
    top + 1 / 30 + shiftS,
  ];
}
const greatestShiftS = 1 / 60;

/** Films these swings and detects their poses; calls `onSwing` with each. */
export async function collectSwings(
  draws: readonly SwingDraw[],
  modelFile: string,
  onSwing: (swing: CalibrationSwing) => void,
): Promise<void> {
  const page = await openPosePage(modelFile);
  const video = async (draw: SwingDraw, view: FilmedView, times: SwingEventTimes): Promise<FilmedSwing | null> => {
    const { swing, camera, look } = drawRandomClip(draw, view);
    const moments = listMoments(times, greatestShiftS * Math.sin(camera.yawDeg * 7));
    const poses = await page.detectPoses({ swing, camera, look }, moments);
    const frames = poses.map((pose, frame): PoseFrame => ({ frame, timeS: moments[frame]!, ...pose })); // one a moment
    if (frames.some((pose) => pose.image === null)) return null;
    return { track: { widthPx: camera.widthPx, heightPx: camera.heightPx, frames }, events: eventsAt(times) };
  };
  try {
    for (const draw of draws) {
      const { swing: parameters } = drawRandomClip(draw, 'face-on');
      const swing = makeSwing(parameters);
      const times = findSwingEvents(swing);
      const turnAt = (t: number) => measureTruth(swing.poseAt(t));
      onSwing({
        ...draw,
        family: drawBody(draw.bodySeed).family,
        handedness: parameters.handedness,
        faceOn: await video(draw, 'face-on', times),
        downTheLine: await video(draw, 'down-the-line', times),
        shoulderTurnDeg: turnAt(times.top).shoulderTurnDeg - turnAt(times.address).shoulderTurnDeg,
        hipRotationDeg: turnAt(times.top).hipTurnDeg - turnAt(times.address).hipTurnDeg,
      });
    }
  } finally {
    await page.close();
  }
}

const eventsAt = (times: SwingEventTimes): SwingEvents =>
  Object.fromEntries(
    Object.entries(times).map(([name, timeS]) => [name, { frame: 0, timeS, confidence: 1 }]),
  ) as SwingEvents; // all eight
