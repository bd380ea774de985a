import { landmarkIndex, type PoseFrame, type PoseTrack, type ViewAnalysis } from '@trueswing/contracts';
import { findUncertainJoints } from './find-uncertain-joints.ts';
import { rejectWrongPoses } from './reject-wrong-poses.ts';

/** A hand goes with its wrist, and a foot with its ankle: the indexes of their landmarks. */
const goesWith: Readonly<Record<number, readonly number[]>> = {
  [landmarkIndex.leftWrist]: [17, 19, 21],
  [landmarkIndex.rightWrist]: [18, 20, 22],
  [landmarkIndex.leftAnkle]: [29, 31],
  [landmarkIndex.rightAnkle]: [30, 32],
};

/** The video that a track belongs to. */
export type DrawnVideo = Pick<ViewAnalysis, 'events' | 'widthPx' | 'heightPx'>;

/**
 * The poses of a video as they may be drawn: in the player, on shared pictures and in the copy with lines drawn in. A pose that
 * is not the golfer's is left out, so that `poseAtTime` fills a short gap from its neighbors. A joint that is not where the
 * golfer's can be counts as a guess of the model, which no bone and no line ends in.
 * @returns in pixels of the stored video: it may be smaller than the golfer's own, which `track` has the size of
 */
export function trackToDraw(track: PoseTrack, { events, widthPx, heightPx }: DrawnVideo): PoseTrack {
  const filmed = { ...track, widthPx: widthPx ?? track.widthPx, heightPx: heightPx ?? track.heightPx };
  const { track: trusted, body } = rejectWrongPoses(filmed, events);
  if (!body) return trusted;
  const uncertain = findUncertainJoints(trusted, events, body.lengthPx);
  const frames = trusted.frames.map((frame, index): PoseFrame => {
    const joints = uncertain[index];
    if (!frame.image || !joints || joints.size === 0) return frame;
    const guessed = new Set([...joints].flatMap((joint) => [joint, ...(goesWith[joint] ?? [])]));
    return { ...frame, image: frame.image.map(([x, y, seen], joint) => [x, y, guessed.has(joint) ? 0 : seen]) };
  });
  return { ...trusted, frames };
}
