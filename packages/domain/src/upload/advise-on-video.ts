import type { SlowMotion } from '@trueswing/contracts';

/** Facts that the browser reads from a video file before the upload. Width and height are those of the displayed picture. */
export interface RecordedFacts {
  readonly seconds: number;
  readonly fps: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Common name: "H.264". */
  readonly codec: string;
}

/**
 * Advice about one property of a video that the analysis accepts. `improve`: it works, but another setting would work better;
 * `good`: nothing to change.
 */
export interface VideoAdvice {
  readonly weight: 'improve' | 'good';
  readonly about: 'length' | 'frame-rate' | 'picture';
  readonly text: string;
}

/** One swing with its address and finish takes 3 to 6 s; more only makes the upload longer. */
const roomySeconds = 15;
/** Below this, the address or the finish is probably missing. */
const tightSeconds = 2;
/** A real-time downswing of 0.25 s has 30 frames at 120 fps, 15 at 60, 7 at 30. */
const goodFps = 120;
const fairFps = 60;
/** Rates are rarely exact: 119.88 fps counts as 120. */
const fpsTolerance = 0.97;
/** Shorter side from which wrists and shaft are sharp with the whole body in the frame. */
const goodShortSidePx = 720;

/**
 * Plain advice about length, frame rate and picture of a video: one entry each, the most important first. In slow motion the
 * golfer's frame rate counts, not the file's.
 */
export function adviseOnVideo(
  { seconds, fps, widthPx, heightPx }: RecordedFacts,
  slowMotion: SlowMotion,
): readonly VideoAdvice[] {
  const filmedFps = slowMotion === '120' || slowMotion === '240' ? Number(slowMotion) : fps;
  const advice = [
    adviseOnLength(seconds),
    adviseOnFrameRate(filmedFps, slowMotion),
    adviseOnPicture(widthPx, heightPx),
  ];
  const order: readonly VideoAdvice['weight'][] = ['improve', 'good'];
  return advice.sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

function adviseOnLength(seconds: number): VideoAdvice {
  if (seconds > roomySeconds) {
    return {
      weight: 'improve',
      about: 'length',
      text: 'Long for one swing. Trim it, and it uploads faster.',
    };
  }
  if (seconds < tightSeconds) {
    return {
      weight: 'improve',
      about: 'length',
      text: 'Short. Does it show your address and your finish?',
    };
  }
  return { weight: 'good', about: 'length', text: 'Good length for one swing.' };
}

function adviseOnFrameRate(fps: number, slowMotion: SlowMotion): VideoAdvice {
  const isAtLeast = (wanted: number) => fps >= wanted * fpsTolerance;
  if (isAtLeast(goodFps))
    return { weight: 'good', about: 'frame-rate', text: 'Enough frames to see your hands at impact.' };
  const text = isAtLeast(fairFps)
    ? 'Good enough. Slow motion shows your hands at impact better.'
    : 'Few pictures of a fast downswing. Next time use slow motion (120 or 240 fps).';
  const question = slowMotion === 'unknown' ? ' Is this slow motion? Choose its frame rate below.' : '';
  return { weight: 'improve', about: 'frame-rate', text: `${text}${question}` };
}

function adviseOnPicture(widthPx: number, heightPx: number): VideoAdvice {
  if (Math.min(widthPx, heightPx) < goodShortSidePx) {
    return {
      weight: 'improve',
      about: 'picture',
      text: 'A small picture. Your wrists and club may blur. Film in 1080p, or send the original file.',
    };
  }
  if (widthPx > heightPx) {
    return {
      weight: 'good',
      about: 'picture',
      text: 'Sharp enough. Held upright, the phone would show you larger.',
    };
  }
  return { weight: 'good', about: 'picture', text: 'Sharp enough to see wrists and club.' };
}
