import { eventsInVideo, isInVideo, type SwingEventName, type ViewAnalysis } from '@trueswing/contracts';

/** An event that two videos show at different times of the swing. */
export interface TimeDifference {
  readonly event: SwingEventName;
  /** Real seconds after impact; negative before. */
  readonly faceOnS: number;
  readonly downTheLineS: number;
}

type VideoView = 'face-on' | 'down-the-line';

/**
 * Greatest error of the time of an event relative to impact in one video, in real seconds (docs/research/two-videos.md). Address
 * is detected late from behind, and the finish is a pose that golfers reach slowly.
 */
const errorS: Readonly<Record<VideoView, Readonly<Record<SwingEventName, number>>>> = {
  'face-on': {
    address: 0.1,
    toeUp: 0.09,
    midBackswing: 0.09,
    top: 0.1,
    midDownswing: 0.05,
    impact: 0,
    midFollowThrough: 0.05,
    finish: 0.35,
  },
  'down-the-line': {
    address: 0.27,
    toeUp: 0.17,
    midBackswing: 0.09,
    top: 0.11,
    midDownswing: 0.08,
    impact: 0,
    midFollowThrough: 0.05,
    finish: 0.35,
  },
};
/** Slow swings are read less closely: the error is at least this share of the time. */
const errorShare = 0.08;
/** An event is known to a frame and a half at best. */
const errorFrames = 1.5;

/** The event whose times contradict one swing most, of two videos with known time; null if all agree that both show. */
export function findTimeDifference(faceOn: ViewAnalysis, downTheLine: ViewAnalysis): TimeDifference | null {
  const shared = eventsInVideo(faceOn.events).filter((event) => isInVideo(downTheLine.events[event]));
  const differences = shared.map((event) => {
    const [front, behind] = [timeOf(faceOn, event), timeOf(downTheLine, event)];
    const allowedS = allowanceOf('face-on', faceOn, event) + allowanceOf('down-the-line', downTheLine, event);
    return { event, faceOnS: front, downTheLineS: behind, excess: Math.abs(front - behind) / allowedS };
  });
  const [worst] = differences.filter(({ event }) => event !== 'impact').sort((a, b) => b.excess - a.excess);
  if (!worst || worst.excess <= 1) return null;
  const { event, faceOnS, downTheLineS } = worst;
  return { event, faceOnS, downTheLineS };
}

/** Real seconds after impact. */
const timeOf = ({ events, timeBase }: ViewAnalysis, event: SwingEventName): number =>
  (events[event].timeS - events.impact.timeS) / (timeBase.slowMotionFactor ?? 1);

function allowanceOf(view: VideoView, video: ViewAnalysis, event: SwingEventName): number {
  const frameS = 1 / (video.timeBase.fps * (video.timeBase.slowMotionFactor ?? 1));
  return Math.max(errorS[view][event], errorShare * Math.abs(timeOf(video, event)), errorFrames * frameS);
}
