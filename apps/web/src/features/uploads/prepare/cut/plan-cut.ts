import type { TimeSpan } from '@trueswing/domain';
import { type FrameIndex, type IndexedFrame, isShown, sameTimeS, shownSpan } from '../frames/frame-index.ts';

/** Frames that a cut at key frames keeps. */
export interface CutPlan {
  /** The frames that are copied, by their place in the order of decoding: from `first` up to, without, `end`. */
  readonly first: number;
  readonly end: number;
  /** Frames before this time of the track are left out: they need frames before the cut. */
  readonly leadingUntilS: number;
  /** Time of the track that becomes 0. */
  readonly originS: number;
  /** The part that remains, in seconds since the first picture of the whole video. */
  readonly kept: TimeSpan;
  readonly bytes: number;
}

/**
 * Plans a cut that copies frames as they are. It starts at the last key frame at or before the wanted start. It ends where no
 * later frame is displayed before an earlier one, so that no frame in between is missing. What an edit list hid stays hidden.
 */
export function planCut(index: FrameIndex, wanted: TimeSpan): CutPlan {
  const { frames, shown } = index;
  const whole = shownSpan(index);
  const first = findStart(frames, whole.startS + wanted.startS);
  const leadingUntilS = frames[first]?.timeS ?? 0;
  const end = findEnd(index, first, leadingUntilS, whole.startS + wanted.endS);
  const copied = frames.slice(first, end).filter(({ timeS }) => timeS >= leadingUntilS);
  const { startS, endS } = shownSpan({ frames: copied, shown });
  return {
    first,
    end,
    leadingUntilS,
    originS: startS,
    kept: { startS: startS - whole.startS, endS: endS - whole.startS },
    bytes: copied.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function findStart(frames: readonly IndexedFrame[], wantedS: number): number {
  let found = frames.findIndex(({ isKey }) => isKey);
  frames.forEach(({ isKey, timeS }, place) => {
    if (isKey && timeS <= wantedS + sameTimeS) found = place;
  });
  return found;
}

/** The first place after which only frames from the wanted end on follow; before frames that an edit list hides, if it can. */
function findEnd({ frames, shown }: FrameIndex, first: number, leadingUntilS: number, wantedS: number): number {
  const earliestAfter = earliestFrom(frames);
  let latestS = Number.NEGATIVE_INFINITY;
  let visibleEnd: number | null = null;
  for (let place = first; place < frames.length; place += 1) {
    const timeS = frames[place]?.timeS ?? 0;
    if (timeS >= leadingUntilS) latestS = Math.max(latestS, timeS);
    const nextS = earliestAfter[place + 1] ?? Number.POSITIVE_INFINITY;
    if (nextS < latestS) continue;
    if (isShown(latestS, shown) || latestS < shown.fromS) visibleEnd = place + 1;
    else if (visibleEnd !== null) return visibleEnd;
    if (nextS >= wantedS - sameTimeS) return place + 1;
  }
  return frames.length;
}

/** For each place, the earliest time of a frame from there on. */
function earliestFrom(frames: readonly IndexedFrame[]): number[] {
  const earliest: number[] = [];
  for (let place = frames.length - 1; place >= 0; place -= 1) {
    earliest[place] = Math.min(frames[place]?.timeS ?? 0, earliest[place + 1] ?? Number.POSITIVE_INFINITY);
  }
  return earliest;
}
