import type { AnalysisStage } from '@trueswing/contracts';

interface LoadingStep {
  readonly text: string;
  readonly expectedS: number;
  /** Stages of the work that this step stands for. */
  readonly stages: readonly AnalysisStage[];
}

/** The steps of the loading screen, in order. Each stage of the work belongs to one of them. */
export const loadingSteps: readonly LoadingStep[] = [
  { text: 'Processing video upload', expectedS: 2, stages: ['queued', 'probe', 'transcode'] },
  { text: 'Analyzing swing biomechanics', expectedS: 15, stages: ['pose'] },
  { text: 'Calculating mobility measurements', expectedS: 8, stages: ['measure'] },
  { text: 'Generating recommendations', expectedS: 5, stages: ['write', 'store', 'done'] },
];

/** 0-based index of the step that a stage belongs to. */
export const loadingStepOf = (stage: AnalysisStage): number =>
  loadingSteps.findIndex(({ stages }) => stages.includes(stage));
