interface Run {
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

/**
 * ffmpeg `select` expression for a rising list of frame numbers. Plans consist of evenly spaced stretches, so even a long
 * list becomes a few arithmetic runs.
 */
export function selectExpression(frames: readonly number[]): string {
  return toRuns(frames)
    .map(({ first, last, step }) =>
      first === last
        ? `eq(n,${first})`
        : `between(n,${first},${last})${step > 1 ? `*not(mod(n-${first},${step}))` : ''}`,
    )
    .join('+');
}

function toRuns(frames: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const frame of frames) {
    const run = runs.at(-1);
    if (run && run.first === run.last) runs[runs.length - 1] = { ...run, last: frame, step: frame - run.first };
    else if (run && frame === run.last + run.step) runs[runs.length - 1] = { ...run, last: frame };
    else runs.push({ first: frame, last: frame, step: 1 });
  }
  return runs;
}
