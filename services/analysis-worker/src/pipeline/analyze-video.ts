import type {
  AnalysisResult,
  BallHistory,
  CameraView,
  Handedness,
  SlowMotion,
  TerminalAnalysisCode,
  UploadClub,
  VideoView,
  ViewAnalysis,
} from '@trueswing/contracts';
import { storedGolferBox } from '@trueswing/domain';
import { inSpan } from '@trueswing/service-kit';
import { algorithmVersion, knownOfGolfer, type LaunchMonitorShot } from '@trueswing/swing';
import { type CoachTools, writeCoachText } from '../coach/write-coach-text.ts';
import { allOrNone } from './all-or-none.ts';
import type { DetectedVideo } from './detect-poses.ts';
import { detectPosesOfSwing } from './detect-poses-of-swing.ts';
import { interpretVideos, timeFactsOf } from './interpret-videos.ts';
import type { MediaTools } from './media-tools.ts';
import { type ViewFiles, viewFiles, writeViewFiles } from './outputs/write-view-files.ts';
import type { OnStage } from './track-progress.ts';
import { VideoRejected } from './video-rejected.ts';

export interface AnalyzeVideoInput {
  /** Absolute paths of the golfer's files. */
  readonly faceOnPath: string;
  readonly downTheLinePath: string | null;
  /** An empty folder for this analysis alone; the caller removes it. */
  readonly workDir: string;
  readonly handedness: Handedness;
  /** As the golfer says, for all videos. */
  readonly slowMotion: SlowMotion;
  /** Whether two phones filmed the same swing, as the golfer says. */
  readonly isSameSwing: boolean;
  readonly club: UploadClub;
  /** null when the golfer gave no numbers. */
  readonly launchMonitor: LaunchMonitorShot | null;
  /** The golfer's averages with the club; null or left out without other shots. */
  readonly ballHistory?: BallHistory | null;
  /** Called when a stage begins and as it advances: `progress` 0…1 within the stage. Stages never go back. */
  readonly onStage: OnStage;
  /** Aborting kills ffmpeg and the pose threads; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly tools: MediaTools;
  /** The language model that words the text; null or left out: the deterministic writer's text. */
  readonly coach?: CoachTools | null;
  /** Left out: the model detects the poses. */
  readonly detectPoses?: typeof detectPosesOfSwing | undefined;
}

/** A rejection is the video's fault, and another attempt cannot fix it. Our own errors reject the promise instead. */
export type AnalyzeVideoOutcome =
  | {
      readonly ok: true;
      readonly result: AnalysisResult;
      readonly files: { readonly faceOn: ViewFiles; readonly downTheLine: ViewFiles | null };
    }
  | {
      readonly ok: false;
      readonly code: TerminalAnalysisCode;
      readonly detail: string;
      readonly seenView: CameraView | null;
      /** Which of two videos is at fault; null with one. */
      readonly rejectedVideo: VideoView | null;
    };

/** The whole pipeline of a swing, without any server: from the golfer's files to the result and its output files. */
export async function analyzeVideo(input: AnalyzeVideoInput): Promise<AnalyzeVideoOutcome> {
  try {
    return await analyze(input);
  } catch (error) {
    if (!(error instanceof VideoRejected)) throw error;
    const { code, message: detail, seenView, rejectedVideo } = error;
    return { ok: false, code, detail, seenView, rejectedVideo };
  }
}

async function analyze(input: AnalyzeVideoInput): Promise<AnalyzeVideoOutcome> {
  const { workDir, handedness, slowMotion, isSameSwing, club, launchMonitor, onStage, signal, tools } = input;
  const { detectPoses = detectPosesOfSwing, ballHistory = null } = input;
  const startedAt = performance.now();
  const faceOnFiles = viewFiles(workDir, 'face-on');
  const downTheLineFiles = viewFiles(workDir, 'down-the-line');
  const videos = [{ path: input.faceOnPath, copyPath: faceOnFiles.video }];
  if (input.downTheLinePath !== null) videos.push({ path: input.downTheLinePath, copyPath: downTheLineFiles.video });
  const [main, downTheLine = null] = await detectPoses({ videos, handedness, tools, signal, onStage });
  if (!main) throw new Error('The face-on video was not analyzed.');

  onStage('measure', 0);
  const measureStartedAt = performance.now();
  const swing = await inSpan('measure', () =>
    interpretVideos({ main, downTheLine, slot: 'face-on', handedness, slowMotion, isSameSwing, tools, signal }),
  );
  const { measurements, filmPair, findings, warnings } = swing;
  const measure = performance.now() - measureStartedAt;

  onStage('write', 0);
  const writeStartedAt = performance.now();
  const { handedness: swungHand } = swing.main.analysis;
  const known = knownOfGolfer({
    faceOn: swing.main.analysis,
    downTheLine: swing.downTheLine?.analysis ?? null,
    filmPair: swing.filmPair,
    measurements,
  });
  const textInput = { measurements, findings, club, handedness: swungHand, launchMonitor, ballHistory, known };
  const [{ texts, writer }] = await allOrNone(signal, (anyFailed) => {
    const writeFiles = (video: DetectedVideo, { events }: ViewAnalysis, files: ViewFiles): Promise<void> => {
      const track = { ...video.track, timeFacts: { ...timeFactsOf(video), slowMotion } };
      const target = { files, ffmpegPath: tools.ffmpegPath, signal: anyFailed };
      return inSpan('write files', () => writeViewFiles({ ...target, track, events }));
    };
    return [
      inSpan('write text', () => writeCoachText(textInput, input.coach ?? null, anyFailed)),
      writeFiles(main, swing.main.analysis, faceOnFiles),
      ...(downTheLine && swing.downTheLine
        ? [writeFiles(downTheLine, swing.downTheLine.analysis, downTheLineFiles)]
        : []),
    ];
  });
  onStage('write', 1);

  const now = performance.now();
  const result: AnalysisResult = {
    algorithm: algorithmVersion,
    poseModel: tools.poseModel,
    writer,
    faceOn: withPicture(swing.main.analysis, main),
    downTheLine: swing.downTheLine && downTheLine && withPicture(swing.downTheLine.analysis, downTheLine),
    filmPair,
    measurements,
    findings: [...findings],
    ...texts,
    ...(ballHistory && { ballHistory }),
    warnings: [...warnings],
    timingsMs: {
      ...slowest(downTheLine ? [main, downTheLine] : [main]),
      measure,
      write: now - writeStartedAt,
      total: now - startedAt,
    },
  };
  return { ok: true, result, files: { faceOn: faceOnFiles, downTheLine: downTheLine && downTheLineFiles } };
}

/** The analysis of a video with the size of its copy, and where the golfer stands in it. */
const withPicture = (analysis: ViewAnalysis, { copySize, track }: DetectedVideo): ViewAnalysis => ({
  ...analysis,
  ...copySize,
  ...storedGolferBox(track, analysis),
});

/** Views run in parallel, so the slower one is what the golfer waited for. */
function slowest(videos: readonly DetectedVideo[]): DetectedVideo['timingsMs'] {
  const most = (stage: keyof DetectedVideo['timingsMs']): number =>
    Math.max(...videos.map((video) => video.timingsMs[stage]));
  return { probe: most('probe'), decode: most('decode'), pose: most('pose') };
}
