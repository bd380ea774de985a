import cliProgress from 'cli-progress';
import type { PipelineStage } from '../pipeline/track-progress.ts';

const stageLabels: Record<PipelineStage, string> = {
  probe: 'reading the file',
  transcode: 'decoding',
  pose: 'finding the golfer',
  measure: 'measuring the swing',
  write: 'writing the report',
};
/** Where each stage begins on the bar: pose detection takes nearly all of the time. */
const stageStart: Record<PipelineStage, number> = { probe: 0, transcode: 2, pose: 6, measure: 95, write: 98 };
const stageEnd: Record<PipelineStage, number> = { probe: 2, transcode: 6, pose: 95, measure: 98, write: 100 };

/** A progress bar on stderr; stdout stays clean. Draws nothing when stderr is not a terminal. */
export function showProgress(): { onStage: (stage: PipelineStage, progress: number) => void; stop: () => void } {
  const bar = new cliProgress.SingleBar({
    format: '{bar} {percentage}% {stage}',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    barsize: 30,
  });
  bar.start(100, 0, { stage: stageLabels.probe });
  return {
    onStage: (stage, progress) =>
      bar.update(stageStart[stage] + (stageEnd[stage] - stageStart[stage]) * progress, { stage: stageLabels[stage] }),
    stop: () => bar.stop(),
  };
}
