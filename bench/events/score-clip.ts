import {
  type Handedness,
  isInVideo,
  type SwingEventName,
  swingEventNames,
} from '../../packages/contracts/src/index.ts';
import { type AnalyzeViewsOutcome, analyzeViews, type EventRules } from '../../packages/swing/src/index.ts';
import type { DetectedClip } from './detect-clip.ts';
import type { LabeledClip } from './labeled-clips.ts';

/** One event against its label, in frames. */
export interface Mark {
  readonly error: number;
  /** The larger of GolfDB's τ and the label's own ±. */
  readonly tolerance: number;
  readonly hit: boolean;
  /** By GolfDB's τ alone. */
  readonly hitByTau: boolean;
}

export interface ClipScore {
  readonly clip: LabeledClip;
  readonly seconds: number;
  /** null when the clip was analyzed. */
  readonly rejection: { readonly code: string; readonly detail: string } | null;
  readonly view: string;
  readonly marks: Readonly<Partial<Record<SwingEventName, Mark>>>;
  readonly tempo: 'inside' | 'outside' | 'withheld' | null;
}

/** Runs the pure part of the analysis and compares it with the labels. */
export function scoreClip(clip: LabeledClip, detected: DetectedClip, hand: Handedness, rules?: EventRules): ClipScore {
  const startedAt = performance.now();
  const outcome = analyze(clip, detected, hand, rules);
  const seconds = detected.seconds + (performance.now() - startedAt) / 1000;
  if (!outcome.ok) {
    const { code, detail } = outcome;
    return { clip, seconds, rejection: { code, detail }, view: '', marks: {}, tempo: null };
  }
  const { events, view, measurements } = outcome.main.analysis;
  const marks = swingEventNames.flatMap((name): [SwingEventName, Mark][] => {
    const label = clip.labels[name];
    // A labeled event that is called not seen is a miss.
    if (!label || !isInVideo(events[name])) return [];
    const { frame } = events[name];
    // Anywhere in the held pose is a finish.
    const last = label.lastFrame ?? label.frame;
    const end = name === 'finish' ? Math.max(last, clip.heldUntil ?? 0) : last;
    const within = (frames: number): boolean => frame >= label.frame - frames && frame <= end + frames;
    const tolerance = Math.max(clip.tauFrames, label.unc ?? 0);
    const error = Math.max(0, frame - end) + Math.min(0, frame - label.frame);
    return [[name, { error, tolerance, hit: within(tolerance), hitByTau: within(clip.tauFrames) }]];
  });
  return {
    clip,
    seconds,
    rejection: null,
    view,
    marks: Object.fromEntries(marks),
    tempo: judgeTempo(measurements.tempoRatio, clip.tempoRange),
  };
}

function analyze(
  { slowMotion }: LabeledClip,
  detected: DetectedClip,
  handedness: Handedness,
  rules?: EventRules,
): AnalyzeViewsOutcome {
  if (!detected.ok) return detected;
  const { track, frameTimesS, repeated } = detected;
  const main = { track, frameTimesS, repeatedFrames: repeated };
  return analyzeViews({ main, downTheLine: null, slot: 'any', handedness, slowMotion, ...(rules && { rules }) });
}

type Tempo = { value: number } | { withheld: string } | undefined;

function judgeTempo(tempo: Tempo, range: readonly [number, number] | null): ClipScore['tempo'] {
  if (!tempo || !range) return null;
  if ('withheld' in tempo) return 'withheld';
  return tempo.value >= range[0] && tempo.value <= range[1] ? 'inside' : 'outside';
}
