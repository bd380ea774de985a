import type { Handedness, VideoView } from '@trueswing/contracts';
import type { Framing } from '@trueswing/swing';
import type { RecorderStatus, Watching } from '../recorder/recorder.ts';
import type { Keeping } from './use-kept-count.ts';

/** The color of the screen's edge. */
export type SignalColor = 'wait' | 'move' | 'ready' | 'record' | 'done';
/** The shape beside it: no signal differs by its color alone. */
export type SignalShape =
  | 'search'
  | 'back'
  | 'closer'
  | 'left'
  | 'right'
  | 'check'
  | 'dot'
  | 'flag'
  | 'pause'
  | 'clock'
  | 'warning';

export interface Signal {
  readonly color: SignalColor;
  readonly shape: SignalShape;
  /** One or two short words, as wide as the screen. */
  readonly word: string;
  readonly caption: string;
  /** Read aloud; null where a voice would disturb the swing. */
  readonly say: string | null;
}

interface Scene {
  readonly status: RecorderStatus;
  readonly watching: Watching;
  /** The browser reports no connection. */
  readonly isOffline: boolean;
  readonly view: VideoView;
  readonly handedness: Handedness;
  /** Whole seconds until the self-timer starts; null while it does not run. */
  readonly countdownS: number | null;
  readonly keeping: Keeping;
  /** Swings that were kept since the camera was opened. */
  readonly keptCount: number;
}

/** Returns what the screen shows and says of the recorder. */
export function signalOf(scene: Scene): Signal {
  const { status, watching, isOffline, view, handedness, countdownS, keeping, keptCount } = scene;
  if (status.status === 'recording' || (status.status === 'kept' && keeping === 'writing')) {
    return { color: 'record', shape: 'dot', word: 'Recording', caption: 'Recording your swing.', say: null };
  }
  if (status.status === 'lost' || (status.status === 'kept' && keeping === 'failed')) {
    return { color: 'move', shape: 'warning', word: 'Not saved', caption: '', say: 'This swing is not saved.' };
  }
  if (status.status === 'kept') {
    const caption = `Got it. Swing ${keptCount} is on your phone.`;
    return { color: 'done', shape: 'flag', word: 'Got it', caption, say: 'Got it.' };
  }
  if (status.status === 'paused') {
    const caption = status.reason === 'hidden' ? 'Paused while you were away.' : 'Paused by a call or another app.';
    return { color: 'wait', shape: 'pause', word: 'Paused', caption, say: null };
  }
  if (status.status === 'failed') {
    return { color: 'wait', shape: 'pause', word: 'Stopped', caption: '', say: null };
  }
  if (countdownS !== null) {
    const caption = 'Take your place. The self-timer films one swing.';
    return { color: 'wait', shape: 'clock', word: String(countdownS), caption, say: null };
  }
  if (status.status === 'opening') {
    return { color: 'wait', shape: 'search', word: 'One sec', caption: 'Opening the camera.', say: null };
  }
  if (watching !== 'on') {
    const caption = sayUnwatched(watching, isOffline);
    // A golfer who is asked whether to load the model stands at the phone.
    const word = watching === 'loading' ? 'Loading' : 'Timer';
    return { color: 'wait', shape: 'clock', word, caption, say: watching === 'off' ? null : caption };
  }
  const { word, caption, ...look } = framed(status.framing, view, handedness);
  return { ...look, word, caption, say: caption };
}

/** Why only the self-timer keeps a swing, and the next step. */
function sayUnwatched(watching: Exclude<Watching, 'on'>, isOffline: boolean): string {
  if (watching === 'off') return 'Use the self-timer to film a swing.';
  if (watching === 'loading') return 'Loading what sees your swing. Use the self-timer meanwhile.';
  if (watching === 'unable') return 'This phone cannot follow your swing. Use the self-timer.';
  return isOffline
    ? 'You are offline, so we cannot see your swing yet. Use the self-timer until you are back online.'
    : 'We could not load what sees your swing. Try again, or use the self-timer.';
}

function framed(framing: Framing, view: VideoView, handedness: Handedness): Omit<Signal, 'say'> {
  const step = stepOf(framing, view, handedness);
  switch (framing) {
    case 'searching':
      return {
        color: 'wait',
        shape: 'search',
        word: 'Searching',
        caption: 'Stand still at your ball, all of you in the picture.',
      };
    case 'step-back':
      return {
        color: 'move',
        shape: 'back',
        word: 'Too close',
        caption: 'The phone is too close. Put it a step farther away.',
      };
    case 'step-closer':
      return {
        color: 'move',
        shape: 'closer',
        word: 'Too far',
        caption: 'The phone is too far away. Put it a step closer.',
      };
    case 'move-left':
      return { color: 'move', shape: 'left', word: 'Move over', caption: `You are at the edge. Move a step ${step}.` };
    case 'move-right':
      return { color: 'move', shape: 'right', word: 'Move over', caption: `You are at the edge. Move a step ${step}.` };
    case 'ready':
      return { color: 'ready', shape: 'check', word: 'Ready', caption: 'Ready. Swing when you like.' };
  }
}

/**
 * The way to a side of the picture, as the golfer at the ball says it. From the front the golfer faces the lens; down the line a
 * right-hander looks to the picture's right.
 */
function stepOf(framing: Framing, view: VideoView, handedness: Handedness): string {
  const isToLeft = framing === 'move-left';
  if (view === 'face-on') return isToLeft ? 'to your right' : 'to your left';
  return isToLeft === (handedness === 'left') ? 'forward' : 'back';
}
