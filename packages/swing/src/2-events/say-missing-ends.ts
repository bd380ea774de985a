import { isInVideo, type ViewAnalysis } from '@trueswing/contracts';

type Events = Pick<ViewAnalysis, 'events' | 'timeBase'>;

/**
 * Says which videos do not show the end of the swing. It follows from the events and is not stored with a view, so it goes when a
 * golfer sets the finish by hand.
 */
export function sayMissingEnds(main: Events, downTheLine: Events | null): string[] {
  if (!downTheLine) return sayMissingEnd(main, 'this video');
  return [...sayMissingEnd(main, 'your face-on video'), ...sayMissingEnd(downTheLine, 'your down-the-line video')];
}

function sayMissingEnd({ events, timeBase }: Events, video: string): string[] {
  // The golfer may have set the finish in the frames before the one where the middle of the follow-through would be.
  if (isInVideo(events.finish)) {
    return isInVideo(events.midFollowThrough) ? [] : [`We do not see your follow-through in ${video}.`];
  }
  const end = isInVideo(events.midFollowThrough) ? 'your finish' : 'your follow-through and your finish';
  // A missing event has the frame of the last pose before it.
  if (events.finish.frame < timeBase.frames - 1) {
    return [
      `We lost you before ${end} in ${video}. We read your swing up to there. Next time, keep your whole body in the picture.`,
    ];
  }
  return [`We do not see ${end} in ${video}. We read your swing up to there. Next time, film until you have held it.`];
}
