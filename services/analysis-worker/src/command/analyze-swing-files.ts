import { errorCatalogue } from '@trueswing/contracts';
import { algorithmVersion, findFindings, fuseViews } from '@trueswing/domain';
import { annotateVideo } from '../annotate/annotate-video.ts';
import { detectPosesOfSwing } from '../pipeline/detect-poses-of-swing.ts';
import { interpretView } from '../pipeline/interpret-view.ts';
import type { MediaTools } from '../pipeline/media-tools.ts';
import type { OnStage } from '../pipeline/track-progress.ts';
import { VideoRefused } from '../pipeline/video-refused.ts';
import type { AnalyzeArguments } from './read-arguments.ts';
import type { AnalyzeReport } from './report.ts';

interface CommandInput {
  readonly arguments: AnalyzeArguments;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
}

/** Analyses the files that the command names: the pipeline of the service, without its stores. */
export async function analyzeSwingFiles(input: CommandInput): Promise<AnalyzeReport> {
  const startedAt = performance.now();
  const about = { model: input.tools.poseModel, algorithm: algorithmVersion };
  try {
    return { ...(await analyze(input, startedAt)), ...about };
  } catch (error) {
    if (!(error instanceof VideoRefused)) throw error;
    const { message } = errorCatalogue[error.code];
    const timingsMs = { total: Math.round(performance.now() - startedAt) };
    return { ok: false, error: { code: error.code, message, detail: error.message }, ...about, timingsMs };
  }
}

async function analyze({ arguments: args, tools, signal, onStage }: CommandInput, startedAt: number) {
  const paths = args.downTheLine === null ? [args.video] : [args.video, args.downTheLine];
  const videos = paths.map((path) => ({ path, keepAs: null }));
  const [seen, downTheLineSeen] = await detectPosesOfSwing({ videos, handedness: args.hand, tools, signal, onStage });
  if (!seen) throw new Error('The video was not looked at.');

  onStage('measure', 0);
  const eventsStartedAt = performance.now();
  // Alone, a video may be of either view; beside a down-the-line video it has to be the face-on one.
  const analysis = interpretView(seen, downTheLineSeen ? 'face-on' : 'any', args.hand);
  const downTheLine = downTheLineSeen && {
    track: downTheLineSeen.track,
    analysis: interpretView(downTheLineSeen, 'down-the-line', args.hand),
  };
  const fused = fuseViews({ track: seen.track, analysis }, downTheLine ?? null);
  const findings = findFindings(fused.measurements);
  const events = performance.now() - eventsStartedAt;

  onStage('write', 0);
  const annotateStartedAt = performance.now();
  if (args.annotate !== null) {
    const frames = seen.facts.frameTimesS.length;
    await annotateVideo({
      ...{ sourcePath: args.video, targetPath: args.annotate, facts: seen.facts, track: seen.track },
      swing: { events: analysis.events, measurements: fused.measurements, handedness: analysis.handedness, frames },
      ...{ ffmpegPath: tools.ffmpegPath, signal },
      onFrame: (count) => onStage('write', Math.min(1, count / frames)),
    });
  }
  const now = performance.now();
  const { view, handedness, timeBase } = analysis;
  const warnings = [...analysis.warnings, ...(downTheLine?.analysis.warnings ?? []), ...fused.warnings];
  const annotate = args.annotate === null ? {} : { annotate: now - annotateStartedAt };
  return {
    ...{ ok: true as const, error: null, view, handedness, timeBase, events: analysis.events },
    ...{ measurements: fused.measurements, findings, warnings: [...new Set(warnings)] },
    timingsMs: roundAll({ ...seen.timingsMs, events, ...annotate, total: now - startedAt }),
  };
}

const roundAll = (timings: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(timings).map(([name, ms]) => [name, Math.round(ms)]));
