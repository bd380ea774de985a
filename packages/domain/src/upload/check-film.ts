import { videoCaps } from '@trueswing/contracts';
import type { FilmFacts } from './advise-on-film.ts';
import { refusal, type VideoFileProblem } from './check-video-file.ts';

/** Finds what would make the analysis refuse a film, from what the browser reads in the file. null if it may be sent. */
export function checkFilm({ seconds, widthPx, heightPx }: Omit<FilmFacts, 'fps' | 'codec'>): VideoFileProblem | null {
  if (seconds > videoCaps.maxSeconds + videoCaps.statedSlackS) return refusal('too-long', 'Video Too Long');
  if (seconds < videoCaps.minSeconds) return refusal('too-short', 'Video Too Short');
  const [shortSidePx, longSidePx] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)];
  const isTooLarge = longSidePx > videoCaps.maxWidthPx || shortSidePx > videoCaps.maxHeightPx;
  return isTooLarge ? refusal('picture-too-large', 'Picture Too Large') : null;
}

/** The file has a known format but cannot be parsed. */
export const unreadableFilm = refusal('invalid-media', 'Invalid Video File');
