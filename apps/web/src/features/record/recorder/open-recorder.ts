import { proposeCut, type TimeSpan } from '@trueswing/domain';
import type { LiveSwing } from '@trueswing/swing';
import { CameraError } from '../camera/open-camera.ts';
import { freshS, type GolferFollower, openGolferFollower } from '../live/golfer-follower.ts';
import { openSession, type Session, type SessionListener } from './open-session.ts';
import {
  type FilmedSwing,
  type OpenRecorder,
  openingState,
  type RecorderSettings,
  type RecorderState,
  type RecorderStatus,
} from './recorder.ts';
import { toFilmedSwing } from './to-filmed-swing.ts';

/** The golfer reads from afar that a swing was kept, or lost. */
const shownForMs = 2500;
const longestFilmS = 15;
/** The first picture of a recording may come this much later than asked for, and the last one this much earlier. */
const slackS = 0.25;
/** So much of the end of a self-timed recording is not needed: a hot phone that hesitates there loses no swing. */
const spareEndS = 1;

/** Opens the camera, watches the golfer, and calls back with each swing that is kept. */
export const openRecorder: OpenRecorder = (settings, onSwing) => {
  const recorder = new RunningRecorder(settings, onSwing);
  recorder.resume();
  return recorder;
};

class RunningRecorder {
  readonly #settings: RecorderSettings;
  readonly #onSwing: (swing: FilmedSwing) => void;
  readonly #listeners = new Set<() => void>();
  readonly #ends = new AbortController();
  #state = openingState;
  #isWatching: boolean;
  #session: Session | null = null;
  /** Ends the session that is open or opening; null without one. */
  #sessionEnds: AbortController | null = null;
  #isMuted = false;
  #follower: GolferFollower | null = null;
  /** Ends what the last pose says, unless another one comes. */
  #fading: ReturnType<typeof setTimeout> | undefined;
  #size = '';
  /** Why it does not run: a pause or a failure. */
  #stop: Extract<RecorderStatus, { status: 'paused' | 'failed' }> | null = null;
  /** Parts that are being filmed or cut out. */
  #running = 0;
  /** The outcome of the last swing, and until when it is shown. */
  #outcome: { status: 'kept' | 'lost'; untilMs: number } = { status: 'kept', untilMs: 0 };
  /** The span of the self-timer's last recording. */
  #film: TimeSpan | null = null;

  constructor(settings: RecorderSettings, onSwing: (swing: FilmedSwing) => void) {
    this.#settings = settings;
    this.#onSwing = onSwing;
    this.#isWatching = settings.isWatching;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden' && this.#session) this.#pause('hidden');
      else if (document.visibilityState === 'visible' && isPausedFor(this.#stop, 'hidden')) this.resume();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal: this.#ends.signal });
  }

  now = (): RecorderState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  film = (seconds: number): void => {
    if (!this.#session) return;
    const startS = performance.now() / 1000;
    const endS = startS + Math.min(longestFilmS, seconds);
    this.#film = { startS, endS };
    void this.#keep(this.#film, { needed: { startS, endS: endS - spareEndS }, impactS: null });
  };

  resume = (): void => {
    const isRunning = this.#sessionEnds !== null && !this.#isMuted;
    if (isRunning || this.#ends.signal.aborted) return;
    this.#closeSession();
    this.#stop = null;
    const sessionEnds = new AbortController();
    this.#sessionEnds = sessionEnds;
    this.#update(this.#opening());
    void this.#open(sessionEnds.signal).catch((error: unknown) => {
      if (!sessionEnds.signal.aborted) this.#fail(error instanceof CameraError ? error.failure : 'camera-failed');
    });
  };

  watch = (): void => {
    if (this.#isWatching && ['on', 'loading'].includes(this.#state.watching)) return;
    this.#isWatching = true;
    this.#update({ watching: 'loading' });
    this.#session?.watch();
  };

  close = (): void => {
    this.#ends.abort();
    this.#closeSession();
    this.#listeners.clear();
  };

  async #open(signal: AbortSignal): Promise<void> {
    const listener: SessionListener = {
      onFrame: ({ widthPx, heightPx }) => this.#follow(widthPx, heightPx),
      onPose: (pose) => {
        this.#follower?.see(pose);
        const swing = this.#follower?.take();
        if (swing && !isFilmed(swing, this.#film)) {
          const { startS, finishS: endS, impactS } = swing;
          void this.#keep(proposeCut(Number.POSITIVE_INFINITY, swing), { needed: { startS, endS }, impactS });
        }
        clearTimeout(this.#fading);
        this.#fading = setTimeout(() => this.#update({ pose: null }), 1000 * freshS);
        this.#update({ pose: pose.image });
      },
      onImpact: (sound) => this.#follower?.hear(sound),
      onHeard: (hasMicrophone) => {
        this.#follower = null;
        this.#update({ hasMicrophone });
      },
      // The model may have stopped in the middle of a swing.
      onLoaded: (isLoaded) => {
        this.#follower = null;
        this.#update({ watching: isLoaded ? 'on' : 'loading', pose: null });
      },
      onBlind: (failure) => {
        this.#follower = null;
        this.#update({ watching: failure === 'failed' ? 'unable' : failure, pose: null });
      },
      onMuted: (isMuted) => {
        this.#isMuted = isMuted;
        this.#update({});
      },
      onEnded: () => this.#pause('interrupted'),
      onFailure: () => this.#fail('camera-failed'),
    };
    const session = await openSession(this.#settings.trigger, listener, signal);
    if (signal.aborted) return;
    this.#session = session;
    this.#update({ stream: session.stream, hasMicrophone: session.hasMicrophone });
    if (this.#isWatching) session.watch();
    if (document.visibilityState === 'hidden') this.#pause('hidden');
  }

  /** A phone that is turned has pictures of another shape, and begins again. */
  #follow(widthPx: number, heightPx: number): void {
    const size = `${widthPx}×${heightPx}`;
    if (!this.#session || (this.#follower && this.#size === size)) return;
    this.#size = size;
    const trigger = this.#state.hasMicrophone ? this.#settings.trigger : 'motion';
    this.#follower = openGolferFollower(trigger, { widthPx, heightPx });
  }

  /** Cuts a span of the page's clock out of the recording, as soon as its end is recorded. Without its needed part it is lost. */
  async #keep(span: TimeSpan, { needed, impactS }: { needed: TimeSpan; impactS: number | null }): Promise<void> {
    const session = this.#session;
    if (!session) return;
    this.#running++;
    this.#update({});
    const filmedAt = new Date(Date.now() - performance.now() + 1000 * span.startS);
    const { toStream, capture } = session;
    const cut = await capture
      .cut({ startS: toStream(span.startS), endS: toStream(span.endS) })
      .catch(() => null)
      .finally(() => this.#running--);
    const isWhole =
      cut !== null &&
      cut.startS <= toStream(needed.startS) + slackS &&
      cut.startS + cut.seconds >= toStream(needed.endS) - slackS;
    this.#outcome = { status: isWhole ? 'kept' : 'lost', untilMs: performance.now() + shownForMs };
    setTimeout(() => this.#update({}), shownForMs + 10);
    if (isWhole) {
      const impactStreamS = impactS === null ? null : toStream(impactS);
      this.#onSwing(toFilmedSwing(cut, this.#settings, { filmedAt, impactStreamS }));
    }
    this.#update({});
  }

  #pause(reason: 'hidden' | 'interrupted'): void {
    this.#stop = { status: 'paused', reason };
    this.#closeSession();
    this.#update(this.#opening());
  }

  #fail(failure: CameraError['failure']): void {
    this.#stop = { status: 'failed', failure };
    this.#closeSession();
    this.#update(this.#opening());
  }

  #closeSession(): void {
    this.#sessionEnds?.abort();
    this.#sessionEnds = null;
    this.#session = null;
    this.#isMuted = false;
    this.#follower = null;
    clearTimeout(this.#fading);
  }

  #opening(): RecorderState {
    return { ...openingState, watching: this.#isWatching ? 'loading' : 'off' };
  }

  #update(change: Partial<RecorderState>): void {
    if (this.#ends.signal.aborted) return;
    this.#state = { ...this.#state, ...change, status: this.#status() };
    for (const listener of this.#listeners) listener();
  }

  #status(): RecorderStatus {
    if (this.#stop) return this.#stop;
    if (this.#isMuted) return { status: 'paused', reason: 'interrupted' };
    if (!this.#session) return { status: 'opening' };
    const golfer = this.#follower?.now(performance.now() / 1000);
    if (this.#running > 0 || golfer?.isSwinging) return { status: 'recording' };
    if (performance.now() < this.#outcome.untilMs) return { status: this.#outcome.status };
    return { status: 'framing', framing: golfer?.framing ?? 'searching' };
  }
}

/** Whether the self-timer records all of a swing, which is then not kept a second time. */
export const isFilmed = ({ startS, finishS }: Omit<LiveSwing, 'impactS'>, film: TimeSpan | null): boolean =>
  film !== null && startS >= film.startS && finishS <= film.endS;

const isPausedFor = (stop: RecorderStatus | null, reason: 'hidden' | 'interrupted'): boolean =>
  stop?.status === 'paused' && stop.reason === reason;
