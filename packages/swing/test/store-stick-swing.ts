import { type PoseTrack, storedTrackSchema, type ViewAnalysis, viewAnalysisSchema } from '@trueswing/contracts';
import { type AnalyzeViewsInput, analyzeViews, type DetectedView } from '../src/analyze-views.ts';
import type { StoredVideo } from '../src/correct-key-frames.ts';
import { drawStickGolfer, type StickClip, swingAt } from './draw-stick-golfer.ts';

/** Draws a stick golfer and analyzes the videos as the worker does. */
export function analyzeStickSwing(views: readonly StickClip['view'][], changes: Partial<StickClip> = {}) {
  const clip = { hand: 'right', fps: 60, durationS: 3.4, swings: [swingAt(1)], noise: 0.002, ...changes } as const;
  const [main, downTheLine = null] = views.map((view): DetectedView => {
    const track = drawStickGolfer({ ...clip, view });
    const frameTimesS = track.frames.map(({ timeS }) => timeS);
    return { track, frameTimesS, repeatedFrames: frameTimesS.map(() => false), captureFps: null };
  });
  if (!main) throw new Error('no view');
  const input: AnalyzeViewsInput = { main, downTheLine, slot: 'any', handedness: clip.hand, slowMotion: 'no' };
  const swing = analyzeViews(input);
  if (!swing.ok) throw new Error(swing.detail);
  return { input, swing };
}

/** The analyzed videos after a trip through the stores: the landmarks file and the result, both as JSON. */
export function storeStickSwing(...of: Parameters<typeof analyzeStickSwing>) {
  const { input, swing } = analyzeStickSwing(...of);
  const store = ({ track, ...timeFacts }: DetectedView, analysis: ViewAnalysis): StoredVideo => ({
    track: storedTrackSchema.parse(throughJson<PoseTrack>({ ...track, timeFacts: { ...timeFacts, slowMotion: 'no' } })),
    analysis: viewAnalysisSchema.parse(throughJson({ ...analysis, widthPx: 720, heightPx: 1280 })),
  });
  return {
    faceOn: store(input.main, swing.main.analysis),
    downTheLine: input.downTheLine && swing.downTheLine && store(input.downTheLine, swing.downTheLine.analysis),
    swing,
  };
}

const throughJson = <T>(value: unknown): T => JSON.parse(JSON.stringify(value)) as T;
