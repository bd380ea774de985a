import { describeFailure } from '@trueswing/domain';
import { algorithmVersion } from '@trueswing/swing';
import { annotateVideo } from '../annotate/annotate-video.ts';
import { detectPosesOfSwing } from '../pipeline/detect-poses-of-swing.ts';
import { interpretVideos } from '../pipeline/interpret-videos.ts';
import type { MediaTools } from '../pipeline/media-tools.ts';
import type { OnStage } from '../pipeline/track-progress.ts';
import { VideoRejected } from '../pipeline/video-rejected.ts';
import type { AnalyzeArguments } from './read-arguments.ts';
import type { AnalyzeReport } from './report.ts';
import { reportVerdict } from './report-verdict.ts';

interface CommandInput {
  readonly arguments: AnalyzeArguments;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
}

/** Analyzes the files that the command names: the pipeline of the service, without its stores. */
export async function analyzeSwingFiles(input: CommandInput): Promise<AnalyzeReport> {
  const startedAt = performance.now();
  const versions = { model: input.tools.poseModel, algorithm: algorithmVersion };
  try {
    return { ...(await analyze(input, startedAt)), ...versions };
  } catch (error) {
    if (!(error instanceof VideoRejected)) throw error;
    const message = describeFailure(error.code, error);
    const timingsMs = { total: Math.round(performance.now() - startedAt) };
    return { ok: false, error: { code: error.code, message, detail: error.message }, ...versions, timingsMs };
  }
}

async function analyze({ arguments: args, tools, signal, onStage }: CommandInput, startedAt: number) {
  const paths = args.downTheLine === null ? [args.video] : [args.video, args.downTheLine];
  const videos = paths.map((path) => ({ path, copyPath: null }));
  const [main, downTheLine = null] = await detectPosesOfSwing({
    videos,
    tools,
    signal,
    onStage,
    handedness: args.hand,
  });
  if (!main) throw new Error('The video was not analyzed.');

  onStage('measure', 0);
  const eventsStartedAt = performance.now();
  const { hand: handedness, slowMotion, isSameSwing } = args;
  const swing = await interpretVideos({
    main,
    downTheLine,
    slot: 'any',
    handedness,
    slowMotion,
    isSameSwing,
    tools,
    signal,
  });
  const { analysis } = swing.main;
  const { measurements, filmPair, findings, warnings } = swing;
  const events = performance.now() - eventsStartedAt;

  onStage('write', 0);
  const annotateStartedAt = performance.now();
  if (args.annotate !== null) {
    const frames = main.facts.frameTimesS.length;
    await annotateVideo({
      sourcePath: args.video,
      targetPath: args.annotate,
      facts: main.facts,
      track: main.track,
      swing: { events: analysis.events, measurements, handedness: analysis.handedness, frames },
      ffmpegPath: tools.ffmpegPath,
      signal,
      onFrame: (count) => onStage('write', Math.min(1, count / frames)),
    });
  }
  const now = performance.now();
  const { view, timeBase } = analysis;
  const annotate = args.annotate === null ? {} : { annotate: now - annotateStartedAt };
  return {
    ok: true as const,
    error: null,
    view,
    handedness: analysis.handedness,
    timeBase,
    events: analysis.events,
    measurements,
    filmPair,
    findings,
    warnings,
    verdict: reportVerdict(
      {
        measurements,
        findings,
        filmPair,
        faceOn: analysis,
        downTheLine: swing.downTheLine?.analysis ?? null,
      },
      args,
    ),
    timingsMs: roundAll({ ...main.timingsMs, events, ...annotate, total: now - startedAt }),
  };
}

const roundAll = (timings: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(timings).map(([name, ms]) => [name, Math.round(ms)]));
