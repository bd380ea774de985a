import type { PoseTrack } from '@trueswing/contracts';
import { describeFilmedTurn, settlePose } from '@trueswing/domain/video-turn-model';
import type { CollectedVideo } from './collect-videos.ts';
import { drawStanding } from './draw-standing.ts';
import { type FilmedTurn, holdPictures } from './plan-turns.ts';

/** One turn of a video as the fit reads it. */
export interface VideoSample {
  readonly bodySeed: number;
  readonly video: number;
  readonly features: readonly number[];
  readonly truthDeg: number;
}

/** Both turns of a video; none where the pose model lost the golfer. */
export function readVideoSamples({ frames, ...draw }: CollectedVideo): VideoSample[] {
  const { stage, pictures, moments, rightDeg, leftDeg } = drawStanding(draw);
  const { widthPx, heightPx } = stage.camera;
  const track: PoseTrack = { widthPx, heightPx, frames: [...frames] };
  const isMirrored = stage.swing.handedness === 'left';
  const settled = (hold: FilmedTurn['hold']) => {
    const first = pictures.findIndex((picture) => picture.hold === hold);
    return settlePose(track, moments[first + 1]!, moments[first + holdPictures - 1]!); // inside the hold
  };
  const square = settled('center');
  const sides = [
    ['right', rightDeg],
    ['left', leftDeg],
  ] as const;
  return sides.flatMap(([side, truthDeg]): VideoSample[] => {
    // the picture of a mirrored video shows the turn to the right first as one to the left
    const turned = settled(isMirrored === (side === 'left') ? 'right' : 'left');
    const features = square && turned && describeFilmedTurn(square, turned, side);
    return features ? [{ bodySeed: draw.bodySeed, video: draw.video, features, truthDeg }] : [];
  });
}
