import { type ErrorCode, errorCatalog, videoCaps } from '@trueswing/contracts';
import type { FilmFacts } from './advise-on-film.ts';
import type { VideoFileProblem } from './check-video-file.ts';

/** The same sentence that the golfer would read if the analysis refused the film. */
const refusal = (title: string, code: ErrorCode): VideoFileProblem => ({
  code,
  title,
  message: errorCatalog[code].message,
});

/** What would make the analysis refuse a film, from what the browser reads in the file. null if it may be sent. */
export function checkFilm({ seconds, widthPx, heightPx }: Omit<FilmFacts, 'fps' | 'codec'>): VideoFileProblem | null {
  if (seconds > videoCaps.maxSeconds + videoCaps.statedSlackS) return refusal('Video Too Long', 'too-long');
  if (seconds < videoCaps.minSeconds) return refusal('Video Too Short', 'too-short');
  const [shortSidePx, longSidePx] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)];
  const isTooLarge = longSidePx > videoCaps.maxWidthPx || shortSidePx > videoCaps.maxHeightPx;
  return isTooLarge ? refusal('Picture Too Large', 'picture-too-large') : null;
}

/** The file has a known format but cannot be parsed. */
export const unreadableFilm = refusal('Invalid Video File', 'invalid-media');
