import type { Handedness, NetworkReading, PoseTrack, SwingEvents } from '@trueswing/contracts';
import { mirrorTrack } from '../../1-track/mirror-track.ts';
import { type SettledPose, settlePose } from '../../1-track/settle-pose.ts';
import { type BackswingPoses, readTurnFeatures, type TurnViewName } from './turn-features.ts';

/** One view's pose track with the swing events found in it. */
export interface TurnView {
  readonly track: PoseTrack;
  readonly events: SwingEvents;
  /** Turns that the turn network read in the video, if it has. */
  readonly reading?: NetworkReading | undefined;
  /** Whether the golfer was lost at address, so that the stance was read before it. False when left out. */
  readonly isAddressLost?: boolean;
}

const beforeAddressS = 0.1;
const afterAddressS = 0.02;
/** Three frames at 30 frames a second. */
const aroundTopS = 0.036;
/** The body moves on the way: the nearest frame or two. */
const onTheWayS = 0.02;

/**
 * The features of one view, from the still address, the way back and the top. A left-hander is mirrored first, so that a swing and
 * its mirror image give the same numbers. Null if no pose was detected at one of these moments, or front and back are confused.
 */
export function describeTurnView(
  name: TurnViewName,
  { track, events }: TurnView,
  handedness: Handedness,
): readonly number[] | null {
  const rightHanded = handedness === 'left' ? mirrorTrack(track) : track;
  const at = (timeS: number, beforeS: number, afterS: number) =>
    settlePose(rightHanded, timeS - beforeS, timeS + afterS);
  const middleS = events.midBackswing.timeS;
  const poses = {
    address: at(events.address.timeS, beforeAddressS, afterAddressS),
    toeUp: at(events.toeUp.timeS, onTheWayS, onTheWayS),
    midBackswing: at(middleS, onTheWayS, onTheWayS),
    late: at((middleS + events.top.timeS) / 2, onTheWayS, onTheWayS),
    top: at(events.top.timeS, aroundTopS, aroundTopS),
  };
  return areAllDetected(poses) ? readTurnFeatures(name, poses) : null;
}

const areAllDetected = (poses: { [moment in keyof BackswingPoses]: SettledPose | null }): poses is BackswingPoses =>
  Object.values(poses).every((pose) => pose !== null);
