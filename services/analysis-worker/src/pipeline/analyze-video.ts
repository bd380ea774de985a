import type {
  AnalysisResult,
  AnalysisStage,
  Handedness,
  TerminalAnalysisCode,
  Tour,
  UploadClub,
} from '@trueswing/contracts';

/** Programs and model that the pipeline works with; `readWorkerEnv` and `readAnalyzeEnv` hold the same three. */
export interface MediaTools {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  readonly poseModel: 'lite' | 'full' | 'heavy';
}

/** What the golfer typed from a launch monitor. Absent fields were not given. */
export interface LaunchMonitorNumbers {
  readonly tour?: Tour;
  readonly clubSpeedMph?: number;
  readonly ballSpeedMph?: number;
  readonly carryYd?: number;
  readonly totalYd?: number;
  readonly spinRpm?: number;
  readonly clubPathDeg?: number;
  readonly faceAngleDeg?: number;
}

export type PipelineStage = Extract<AnalysisStage, 'probe' | 'transcode' | 'pose' | 'measure' | 'write'>;

export interface AnalyzeVideoInput {
  readonly faceOnPath: string;
  readonly downTheLinePath: string | null;
  /** An empty folder of this analysis alone; the caller removes it. */
  readonly workDir: string;
  readonly handedness: Handedness;
  readonly club: UploadClub;
  readonly age?: number;
  readonly launchMonitor?: LaunchMonitorNumbers;
  /** Called when a stage begins and as it advances: `progress` 0…1 within the stage. Stages never go back. */
  readonly onStage: (stage: PipelineStage, progress: number) => void;
  /** Aborting kills ffmpeg and the pose threads; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly tools: MediaTools;
}

/** What one view leaves in the work folder, by absolute path. The landmarks file is a PoseTrack as JSON. */
export interface ViewFiles {
  readonly video: string;
  readonly poster: string;
  readonly landmarks: string;
}

/** A refusal is the video's fault: another attempt cannot mend it. Faults of ours reject the promise instead. */
export type AnalyzeVideoOutcome =
  | {
      readonly ok: true;
      readonly result: AnalysisResult;
      readonly files: { readonly faceOn: ViewFiles; readonly downTheLine: ViewFiles | null };
    }
  | { readonly ok: false; readonly code: TerminalAnalysisCode; readonly detail: string };

/** The whole way of a swing from its files to its result, without any server: used by the job and by the command line. */
export declare function analyzeVideo(input: AnalyzeVideoInput): Promise<AnalyzeVideoOutcome>;
