import type { AnalysisResult, Handedness, TerminalAnalysisCode, UploadClub } from '@trueswing/contracts';
import {
  algorithmVersion,
  deterministicWriter,
  findFindings,
  fuseViews,
  type LaunchMonitorShot,
  writeTexts,
} from '@trueswing/domain';
import { interpretView } from './interpret-view.ts';
import type { MediaTools } from './media-tools.ts';
import type { SeenVideo } from './see-video.ts';
import { seeVideos } from './see-videos.ts';
import type { OnStage } from './track-progress.ts';
import { VideoRefused } from './video-refused.ts';
import { type ViewFiles, viewFiles, writeViewFiles } from './write-view-files.ts';

export interface AnalyzeVideoInput {
  /** Absolute paths of the golfer's files. */
  readonly faceOnPath: string;
  readonly downTheLinePath: string | null;
  /** An empty folder of this analysis alone; the caller removes it. */
  readonly workDir: string;
  readonly handedness: Handedness;
  readonly club: UploadClub;
  /** null when the golfer gave no numbers. */
  readonly launchMonitor: LaunchMonitorShot | null;
  /** Called when a stage begins and as it advances: `progress` 0…1 within the stage. Stages never go back. */
  readonly onStage: OnStage;
  /** Aborting kills ffmpeg and the pose threads; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly tools: MediaTools;
}

/** A refusal is the video's fault: another attempt cannot mend it. Faults of ours reject the promise instead. */
export type AnalyzeVideoOutcome =
  | {
      readonly ok: true;
      readonly result: AnalysisResult;
      readonly files: { readonly faceOn: ViewFiles; readonly downTheLine: ViewFiles | null };
    }
  | { readonly ok: false; readonly code: TerminalAnalysisCode; readonly detail: string };

/** The whole way of a swing from the golfer's files to the result and the files that are kept, without any server. */
export async function analyzeVideo(input: AnalyzeVideoInput): Promise<AnalyzeVideoOutcome> {
  try {
    return await analyze(input);
  } catch (error) {
    if (error instanceof VideoRefused) return { ok: false, code: error.code, detail: error.message };
    throw error;
  }
}

async function analyze(input: AnalyzeVideoInput): Promise<AnalyzeVideoOutcome> {
  const { workDir, handedness, club, launchMonitor, onStage, signal, tools } = input;
  const startedAt = performance.now();
  const paths = [input.faceOnPath, ...(input.downTheLinePath === null ? [] : [input.downTheLinePath])];
  const kept = [viewFiles(workDir, 'face-on'), viewFiles(workDir, 'down-the-line')];
  const videos = paths.map((path, view) => ({ path, keepAs: kept[view]?.video ?? null }));
  const [faceOnSeen, downTheLineSeen] = await seeVideos({ videos, tools, signal, onStage });
  if (!faceOnSeen) throw new Error('The face-on video was not looked at.');

  onStage('measure', 0);
  const measureStartedAt = performance.now();
  const faceOn = { track: faceOnSeen.track, analysis: interpretView(faceOnSeen, 'face-on', handedness) };
  const downTheLine = downTheLineSeen && {
    track: downTheLineSeen.track,
    analysis: interpretView(downTheLineSeen, 'down-the-line', handedness),
  };
  const fused = fuseViews(faceOn, downTheLine ?? null);
  const findings = findFindings(fused.measurements);
  const measureMs = performance.now() - measureStartedAt;

  onStage('write', 0);
  const seenHandedness = faceOn.analysis.handedness;
  const texts = writeTexts({
    ...{ measurements: fused.measurements, findings, club, handedness: seenHandedness, launchMonitor },
  });
  const writeStartedAt = performance.now();
  const views = downTheLine ? [faceOn, downTheLine] : [faceOn];
  const files = await Promise.all(
    views.map(async ({ track, analysis }, view) => {
      const own = viewFiles(workDir, view === 0 ? 'face-on' : 'down-the-line');
      const posterFrame = analysis.events.impact.frame;
      await writeViewFiles({ files: own, track, posterFrame, ffmpegPath: tools.ffmpegPath, signal });
      return own;
    }),
  );
  onStage('write', 1);
  const now = performance.now();
  const result: AnalysisResult = {
    algorithm: algorithmVersion,
    poseModel: tools.poseModel,
    writer: deterministicWriter,
    faceOn: faceOn.analysis,
    downTheLine: downTheLine?.analysis ?? null,
    measurements: fused.measurements,
    findings,
    ...texts,
    warnings: [...new Set([...views.flatMap(({ analysis }) => analysis.warnings), ...fused.warnings])],
    timingsMs: {
      ...slowest([faceOnSeen, ...(downTheLineSeen ? [downTheLineSeen] : [])]),
      ...{ measure: measureMs, write: now - writeStartedAt, total: now - startedAt },
    },
  };
  return {
    ok: true,
    result,
    files: { faceOn: files[0] ?? viewFiles(workDir, 'face-on'), downTheLine: files[1] ?? null },
  };
}

/** Views run side by side, so the slower one is what was waited for. */
function slowest(seen: readonly SeenVideo[]): SeenVideo['timingsMs'] {
  const most = (stage: keyof SeenVideo['timingsMs']): number =>
    Math.max(...seen.map((video) => video.timingsMs[stage]));
  return { probe: most('probe'), decode: most('decode'), pose: most('pose') };
}
