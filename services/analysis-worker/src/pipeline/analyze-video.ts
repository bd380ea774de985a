import type { AnalysisResult, Handedness, TerminalAnalysisCode, UploadClub } from '@trueswing/contracts';
import {
  type AnalysedView,
  algorithmVersion,
  findFindings,
  fuseViews,
  type LaunchMonitorShot,
} from '@trueswing/domain';
import { type CoachTools, writeCoachText } from '../coach/write-coach-text.ts';
import { allOrNone } from './all-or-none.ts';
import type { DetectedVideo } from './detect-poses.ts';
import { detectPosesOfSwing } from './detect-poses-of-swing.ts';
import { interpretView } from './interpret-view.ts';
import type { MediaTools } from './media-tools.ts';
import { type ViewFiles, viewFiles, writeViewFiles } from './outputs/write-view-files.ts';
import type { OnStage } from './track-progress.ts';
import { VideoRefused } from './video-refused.ts';

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
  /** The language model that words the text; without one the text is the deterministic writer's. */
  readonly coach?: CoachTools | null;
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
  const faceOnFiles = viewFiles(workDir, 'face-on');
  const downTheLineFiles = viewFiles(workDir, 'down-the-line');
  const videos = [{ path: input.faceOnPath, keepAs: faceOnFiles.video }];
  if (input.downTheLinePath !== null) videos.push({ path: input.downTheLinePath, keepAs: downTheLineFiles.video });
  const [faceOnSeen, downTheLineSeen] = await detectPosesOfSwing({ videos, handedness, tools, signal, onStage });
  if (!faceOnSeen) throw new Error('The face-on video was not looked at.');

  onStage('measure', 0);
  const measureStartedAt = performance.now();
  const faceOn = readView(faceOnSeen, 'face-on', handedness);
  const downTheLine = downTheLineSeen ? readView(downTheLineSeen, 'down-the-line', handedness) : null;
  const { measurements, warnings } = fuseViews(faceOn, downTheLine);
  const findings = findFindings(measurements);
  const measure = performance.now() - measureStartedAt;

  onStage('write', 0);
  const writeStartedAt = performance.now();
  const seenHandedness = faceOn.analysis.handedness;
  const toTell = { measurements, findings, club, handedness: seenHandedness, launchMonitor };
  const [{ texts, writer }] = await allOrNone(signal, (oneSignal) => {
    const keep = ({ track, analysis }: AnalysedView, files: ViewFiles): Promise<void> => {
      const { events } = analysis;
      return writeViewFiles({ files, track, events, ffmpegPath: tools.ffmpegPath, signal: oneSignal });
    };
    const kept = [keep(faceOn, faceOnFiles), ...(downTheLine ? [keep(downTheLine, downTheLineFiles)] : [])];
    return [writeCoachText(toTell, input.coach ?? null, oneSignal), ...kept];
  });
  onStage('write', 1);

  const now = performance.now();
  const seen = downTheLineSeen ? [faceOnSeen, downTheLineSeen] : [faceOnSeen];
  const result: AnalysisResult = {
    algorithm: algorithmVersion,
    poseModel: tools.poseModel,
    writer,
    faceOn: faceOn.analysis,
    downTheLine: downTheLine?.analysis ?? null,
    measurements,
    findings,
    ...texts,
    warnings: [...new Set([...faceOn.analysis.warnings, ...(downTheLine?.analysis.warnings ?? []), ...warnings])],
    timingsMs: { ...slowest(seen), measure, write: now - writeStartedAt, total: now - startedAt },
  };
  return { ok: true, result, files: { faceOn: faceOnFiles, downTheLine: downTheLine && downTheLineFiles } };
}

const readView = (seen: DetectedVideo, slot: 'face-on' | 'down-the-line', handedness: Handedness): AnalysedView => ({
  track: seen.track,
  analysis: interpretView(seen, slot, handedness),
});

/** Views run side by side, so the slower one is what was waited for. */
function slowest(seen: readonly DetectedVideo[]): DetectedVideo['timingsMs'] {
  const most = (stage: keyof DetectedVideo['timingsMs']): number =>
    Math.max(...seen.map((video) => video.timingsMs[stage]));
  return { probe: most('probe'), decode: most('decode'), pose: most('pose') };
}
