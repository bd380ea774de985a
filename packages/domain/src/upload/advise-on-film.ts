import { type ErrorCode, errorCatalog, videoCaps } from '@trueswing/contracts';

/** What a device reads in a video file before it is uploaded. Sides are those of the picture as it is shown. */
export interface FilmFacts {
  readonly seconds: number;
  readonly fps: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** As people call it: "H.264". */
  readonly codec: string;
}

/**
 * One thing to know about a film. `stop`: the analysis would refuse it; `improve`: it works, and would work better another
 * way; `good`: as it should be.
 */
export interface FilmAdvice {
  readonly weight: 'stop' | 'improve' | 'good';
  readonly about: 'length' | 'frame-rate' | 'picture';
  readonly text: string;
}

/** One swing with its address and finish takes 3 to 6 s; more only makes the upload longer. */
const roomySeconds = 15;
/** Below, the address or the finish is likely to be missing. */
const tightSeconds = 2;
/** Real time in a down-swing of a quarter of a second: 30 frames at 120, 15 at 60, 7 at 30. */
const goodFps = 120;
const fairFps = 60;
/** Rates are rarely exact: 119.88 calls itself 120. */
const fpsTolerance = 0.97;
/** Shorter side from which wrists and a shaft stay sharp when the whole body is in the frame. */
const goodShortSidePx = 720;

/** Plain advice about length, frame rate and picture of a film: one entry each, the weightiest first. */
export function adviseOnFilm({ seconds, fps, widthPx, heightPx }: FilmFacts): readonly FilmAdvice[] {
  const advice = [adviseOnLength(seconds), adviseOnFrameRate(fps), adviseOnPicture(widthPx, heightPx)];
  const order: readonly FilmAdvice['weight'][] = ['stop', 'improve', 'good'];
  return advice.sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

/** The sentence that the golfer would read after the analysis has refused the film. */
const refusal = (about: FilmAdvice['about'], code: ErrorCode): FilmAdvice => ({
  weight: 'stop',
  about,
  text: errorCatalog[code].message,
});

function adviseOnLength(seconds: number): FilmAdvice {
  if (seconds > videoCaps.maxSeconds) return refusal('length', 'too-long');
  if (seconds < videoCaps.minSeconds) return refusal('length', 'too-short');
  if (seconds > roomySeconds) {
    return {
      weight: 'improve',
      about: 'length',
      text: 'Long for one swing. Trimmed to address, swing and finish it uploads faster.',
    };
  }
  if (seconds < tightSeconds) {
    return {
      weight: 'improve',
      about: 'length',
      text: 'Short. Check that it shows your address and your held finish.',
    };
  }
  return { weight: 'good', about: 'length', text: 'Good length for one swing.' };
}

function adviseOnFrameRate(fps: number): FilmAdvice {
  const isAtLeast = (wanted: number) => fps >= wanted * fpsTolerance;
  if (isAtLeast(goodFps))
    return { weight: 'good', about: 'frame-rate', text: 'Enough frames to see your hands at impact.' };
  const text = isAtLeast(fairFps)
    ? 'Good enough. Film at 120 fps or more to see your hands at impact.'
    : 'Few frames for a down-swing of a quarter of a second. Film at 120 fps or more: the camera’s slow-motion mode.';
  return { weight: 'improve', about: 'frame-rate', text };
}

function adviseOnPicture(widthPx: number, heightPx: number): FilmAdvice {
  const [shortSidePx, longSidePx] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)];
  if (longSidePx > videoCaps.maxWidthPx || shortSidePx > videoCaps.maxHeightPx) {
    return refusal('picture', 'picture-too-large');
  }
  if (shortSidePx < goodShortSidePx) {
    return {
      weight: 'improve',
      about: 'picture',
      text: 'Few pixels: wrists and club may blur. Film in 1080p, or send the original file.',
    };
  }
  if (widthPx > heightPx) {
    return {
      weight: 'improve',
      about: 'picture',
      text: 'Filmed sideways. Hold the phone upright, and you fill more of the picture.',
    };
  }
  return { weight: 'good', about: 'picture', text: 'Sharp enough to see wrists and club.' };
}
