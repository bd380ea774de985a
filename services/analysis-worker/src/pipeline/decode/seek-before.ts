import type { VideoFacts } from '../probe/probe-video.ts';

/** Seeking costs about as much as decoding this long. */
const worthSeekingS = 1;
/** The decoder starts this much earlier, so that the frames that the first planned one refers to are decoded too. */
const seekLeadS = 0.3;

/** Where to seek to, in the file's own clock, and the first planned frame; null when seeking saves nothing. */
export function seekBefore(facts: VideoFacts, frames: readonly number[]) {
  const firstFrame = frames[0] ?? 0;
  const sinceStartS = facts.frameTimesS[firstFrame] ?? 0;
  if (facts.startS === null || sinceStartS < worthSeekingS) return null;
  const lastFrame = frames.at(-1) ?? firstFrame;
  const untilS = facts.frameTimesS[lastFrame] ?? sinceStartS;
  const gapBeforeS = sinceStartS - (facts.frameTimesS[firstFrame - 1] ?? 0);
  const gapAfterS = (facts.frameTimesS[lastFrame + 1] ?? untilS + 1) - untilS;
  // Both ends are bounded in time: when a frame is missing at the front the pass gives fewer poses, which shows the error.
  const fromTimeS = (facts.startS + sinceStartS - gapBeforeS / 2).toFixed(6);
  const toTimeS = (facts.startS + untilS + gapAfterS / 2).toFixed(6);
  return { firstFrame, seekS: facts.startS + sinceStartS - seekLeadS, timeSpan: `between(t,${fromTimeS},${toTimeS})` };
}
