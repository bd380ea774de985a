import { type Handedness, landmarkIndex, type PoseTrack, type SwingEvents } from '@trueswing/contracts';
import { mirrorTrack } from '../../1-track/mirror-track.ts';
import { type SettledPose, settlePose } from '../../1-track/settle-pose.ts';
import { type BodyCrop, findBodyCrop } from './find-body-parts.ts';
import { findTrunkWindow, type TrunkWindow } from './trunk-window.ts';

/** The pictures of one video that the turn network reads, and the one that shows what the golfer looks like. */
export interface TrunkCrops {
  /** Address, toe-up, mid-backswing, half-way in time to the top, top: seconds of the video. */
  readonly momentsS: readonly number[];
  /** The square that is cut from the upright picture of a right-hander: a left-hander's picture is mirrored first. */
  readonly window: TrunkWindow;
  /** The whole golfer at the first moment. */
  readonly body: BodyCrop;
}

/** The golfer stands still for longer than this before the take-away. */
const beforeAddressS = 0.03;
/** The frames that show where the golfer stands. */
const addressS = { before: 0.1, after: 0.02 };

export const cropMomentsOf = ({ address, toeUp, midBackswing, top }: SwingEvents): readonly number[] => [
  address.timeS - beforeAddressS,
  toeUp.timeS,
  midBackswing.timeS,
  (midBackswing.timeS + top.timeS) / 2,
  top.timeS,
];

/** Null if the golfer was not detected at address. */
export function planTrunkCrops(
  { track, events }: { readonly track: PoseTrack; readonly events: SwingEvents },
  handedness: Handedness,
): TrunkCrops | null {
  const rightHanded = handedness === 'left' ? mirrorTrack(track) : track;
  const { timeS } = events.address;
  const address = settlePose(rightHanded, timeS - addressS.before, timeS + addressS.after);
  if (!address) return null;
  const window = findTrunkWindow(middle(address, 'Shoulder'), middle(address, 'Hip'));
  return { momentsS: cropMomentsOf(events), window, body: findBodyCrop(address, track) };
}

function middle({ image }: SettledPose, part: 'Shoulder' | 'Hip'): [number, number] {
  const [left, right] = [image[landmarkIndex[`left${part}`]]!, image[landmarkIndex[`right${part}`]]!]; // a settled pose has every landmark
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
}
