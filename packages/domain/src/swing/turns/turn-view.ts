import type { Handedness, PoseTrack, SwingEvents } from '@trueswing/contracts';
import { mirrorTrack } from '../mirror-track.ts';
import { settlePose } from './settle-pose.ts';
import { readTurnFeatures, type TurnViewName } from './turn-features.ts';

export type { TurnViewName } from './turn-features.ts';

/** One view's pose track with the swing events found in it. */
export interface TurnView {
  readonly track: PoseTrack;
  readonly events: SwingEvents;
}

const beforeAddressS = 0.1;
const afterAddressS = 0.02;
/** Three frames at 30 frames a second. */
const aroundTopS = 0.036;

/**
 * The features of one view, from the still address and the top. A left-hander is mirrored first, so that a swing and
 * its mirror image give the same numbers. Null when the golfer is not seen at either moment, or was seen back to front.
 */
export function describeTurnView(
  name: TurnViewName,
  { track, events }: TurnView,
  handedness: Handedness,
): readonly number[] | null {
  const rightHanded = handedness === 'left' ? mirrorTrack(track) : track;
  const { address, top } = events;
  const atAddress = settlePose(rightHanded, address.timeS - beforeAddressS, address.timeS + afterAddressS);
  const atTop = settlePose(rightHanded, top.timeS - aroundTopS, top.timeS + aroundTopS);
  return atAddress && atTop ? readTurnFeatures(name, atAddress, atTop) : null;
}
