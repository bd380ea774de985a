import {
  isInVideo,
  type PoseTrack,
  poseTrackSchema,
  type SwingAnalysis,
  type SwingEventName,
  type ViewAnalysis,
} from '@trueswing/contracts';
import { golferBox, trackToDraw } from '@trueswing/domain';
import { fetchFile, fetchJson } from '../../../shared/api/http-client.ts';
import type { DrawnPose } from '../player/video/draw-pose.ts';
import { poseToDraw } from '../player/video/pose-to-draw.ts';
import { timeInFrame } from '../player/video/seek-times.ts';
import type { SwingVideo } from '../player/video/swing-video.ts';
import { videosOf } from '../player/video/videos-of.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { readFrame } from './read-frame.ts';

/** The four moments that show what a swing is like. */
const summaryEvents = ['address', 'top', 'impact', 'finish'] as const satisfies readonly SwingEventName[];

/** Those of them that the video shows. */
export const summaryEventsOf = ({ events }: Pick<ViewAnalysis, 'events'>) =>
  summaryEvents.filter((event) => isInVideo(events[event]));

/** A still of the video with the pose that was detected in it. */
export interface KeyFrame {
  event: (typeof summaryEvents)[number];
  picture: ImageBitmap;
  pose: DrawnPose | null;
}

/** The key frames of one video, and the part of its picture that holds the golfer. */
export interface KeyFrames {
  frames: KeyFrame[];
  video: { widthPx: number; heightPx: number };
  box: { left: number; top: number; right: number; bottom: number };
}

/**
 * Loads the key frames of the video that shows the turns, face-on where there is one. Null for an analysis from before there
 * were stills. An event without a picture is left out. Without landmarks the stills are whole and have no lines.
 */
export async function loadKeyFrames(analysis: SwingAnalysis, details: FinishedDetails): Promise<KeyFrames | null> {
  const video = videosOf(analysis, details).find(({ keyFrameUrls }) => keyFrameUrls !== null);
  if (!video) return null;
  const events = summaryEventsOf(video.view);
  const [pictures, stored] = await Promise.all([
    Promise.all(events.map((event) => loadPicture(video, event))),
    video.landmarksUrl === null ? null : loadTrack(video.landmarksUrl),
  ]);
  const track = stored && trackToDraw(stored, video.view);
  const first = pictures.find((picture) => picture !== null);
  const size = track ?? { widthPx: first?.width ?? 1, heightPx: first?.height ?? 1 };
  const whole = { left: 0, top: 0, right: size.widthPx, bottom: size.heightPx };
  return {
    frames: events.flatMap((event, index) => {
      const picture = pictures[index];
      return picture
        ? [{ event, picture, pose: track && poseToDraw(video, track, video.view.events[event].timeS) }]
        : [];
    }),
    video: { widthPx: size.widthPx, heightPx: size.heightPx },
    box: (stored && golferBox(stored, video.view)) ?? whole,
  };
}

/** An event that the golfer moved has no still: its frame comes from the video. */
async function loadPicture({ keyFrameUrls, videoUrl, view }: SwingVideo, event: SwingEventName) {
  const still = keyFrameUrls?.[event];
  if (still) return createImageBitmap(await fetchFile(still));
  return readFrame(videoUrl, timeInFrame(view.events[event].timeS, view.timeBase.fps));
}

/** The picture is worth having without its lines. */
const loadTrack = async (url: string): Promise<PoseTrack | null> =>
  poseTrackSchema.safeParse(await fetchJson(url).catch(() => null)).data ?? null;
