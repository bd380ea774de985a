import type { AnalysisStage } from '@trueswing/contracts';

export type PipelineStage = Extract<AnalysisStage, 'probe' | 'transcode' | 'pose' | 'measure' | 'write'>;
export type OnStage = (stage: PipelineStage, progress: number) => void;

/** Smaller steps are not reported. */
const smallestStep = 0.01;

/**
 * Combines the progress of views that run in parallel: the stage is that of the slowest view, and neither stage nor
 * progress goes back.
 */
export function trackProgress(views: number, onStage: OnStage) {
  const probed = new Set<number>();
  const shares = Array.from({ length: views }, () => 0);
  let reported = 0;
  return {
    begin: (stage: PipelineStage): void => onStage(stage, 0),
    probed(view: number): void {
      probed.add(view);
      onStage(probed.size === views ? 'transcode' : 'probe', probed.size === views ? 0 : probed.size / views);
    },
    /** Decoding, transcoding and pose detection run together: the pose stage begins with the first pose. */
    poses(view: number, share: number): void {
      shares[view] = share;
      if (probed.size < views) return;
      const mean = shares.reduce((sum, each) => sum + each, 0) / views;
      if (reported > 0 && mean < reported + smallestStep && mean < 1) return;
      reported = mean;
      onStage('pose', mean);
    },
  };
}
