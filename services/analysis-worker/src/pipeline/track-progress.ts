import type { AnalysisStage } from '@trueswing/contracts';

export type PipelineStage = Extract<AnalysisStage, 'probe' | 'transcode' | 'pose' | 'measure' | 'write'>;
export type OnStage = (stage: PipelineStage, progress: number) => void;

/** Steps finer than this are not told. */
const smallestStep = 0.01;

/**
 * One line of progress out of views that are worked on side by side: the stage is that of the slowest view, and neither
 * stage nor progress goes back.
 */
export function trackProgress(views: number, onStage: OnStage) {
  const probed = new Set<number>();
  const shares = Array.from({ length: views }, () => 0);
  let told = 0;
  return {
    begin: (stage: PipelineStage): void => onStage(stage, 0),
    probed(view: number): void {
      probed.add(view);
      onStage(probed.size === views ? 'transcode' : 'probe', probed.size === views ? 0 : probed.size / views);
    },
    /** Decoding, keeping the copy and looking for poses go hand in hand: with the first pose the pose stage begins. */
    poses(view: number, share: number): void {
      shares[view] = share;
      if (probed.size < views) return;
      const mean = shares.reduce((sum, each) => sum + each, 0) / views;
      if (told > 0 && mean < told + smallestStep && mean < 1) return;
      told = mean;
      onStage('pose', mean);
    },
  };
}
