import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFailure } from '@trueswing/domain';
import { algorithmVersion } from '@trueswing/swing';
import { analyzeVideo } from '../pipeline/analyze-video.ts';
import type { MediaTools } from '../pipeline/media-tools.ts';
import type { OnStage } from '../pipeline/track-progress.ts';
import type { AnalyzeArguments } from './read-arguments.ts';
import type { AnalyzeReport } from './report.ts';
import { reportVerdict } from './report-verdict.ts';

interface OutputInput {
  readonly arguments: AnalyzeArguments;
  readonly folder: string;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
}

/**
 * Analyzes the files as the service analyzes an upload, and leaves in the folder what the service stores: videos, stills and
 * landmarks of each view, and `analysis.json` with what was given and what came out.
 */
export async function writeOutput({ arguments: args, folder, ...work }: OutputInput): Promise<AnalyzeReport> {
  const startedAt = performance.now();
  await mkdir(folder, { recursive: true });
  const given = {
    club: args.club,
    handedness: args.hand,
    slowMotion: args.slowMotion,
    isSameSwing: args.isSameSwing,
    launchMonitor: args.shot,
  };
  const outcome = await analyzeVideo({
    ...given,
    ...work,
    workDir: folder,
    faceOnPath: args.video,
    downTheLinePath: args.downTheLine,
  });
  const model = work.tools.poseModel;
  if (!outcome.ok) {
    const { code, detail } = outcome;
    const error = { code, message: describeFailure(code, outcome), detail };
    const timingsMs = { total: Math.round(performance.now() - startedAt) };
    return { ok: false, error, model, algorithm: algorithmVersion, timingsMs };
  }
  const { result } = outcome;
  await writeFile(join(folder, 'analysis.json'), `${JSON.stringify({ given, result }, null, 1)}\n`);
  const { view, handedness, timeBase, events } = result.faceOn;
  const { measurements, filmPair, findings, warnings, algorithm, timingsMs } = result;
  return {
    ok: true,
    error: null,
    view,
    handedness,
    timeBase,
    events,
    measurements,
    filmPair: filmPair ?? null,
    findings,
    warnings,
    model,
    algorithm,
    timingsMs,
    verdict: reportVerdict(
      {
        measurements,
        findings,
        filmPair: filmPair ?? null,
        faceOn: result.faceOn,
        downTheLine: result.downTheLine,
      },
      args,
    ),
  };
}
