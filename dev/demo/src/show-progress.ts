import cliProgress from 'cli-progress';

export interface Progress {
  start(steps: number): void;
  advance(step: string): void;
  /** Shows what is waited for once all steps are done. */
  wait(reason: string): void;
  stop(): void;
}

/** A progress bar on stdout. Where that is no terminal, it is a line every ten seconds. */
export function showProgress(): Progress {
  const bar = new cliProgress.SingleBar({
    format: '  Demo season  {bar} {percentage}%  {step}',
    stream: process.stdout,
    clearOnComplete: true,
    barsize: 30,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  let steps = 0;
  return {
    start(total) {
      steps = total;
      bar.start(total, 0, { step: '' });
    },
    advance: (step) => bar.increment(1, { step }),
    wait: (step) => bar.update(steps, { step }),
    stop: () => bar.stop(),
  };
}
