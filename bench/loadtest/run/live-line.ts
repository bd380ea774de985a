import type { Recorder } from './recorder.ts';

const everyMs = 1_000;

/** Prints one line that changes each second in a terminal, and a line every ten seconds elsewhere. */
export function showLiveLine(recorder: Recorder): { stop(): void } {
  const { stderr } = process;
  let ticks = 0;
  const timer = setInterval(() => {
    recorder.tick();
    ticks++;
    if (stderr.isTTY) stderr.write(`\r\x1b[2K${lineOf(recorder)}`);
    else if (ticks % 10 === 0) stderr.write(`${lineOf(recorder)}\n`);
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      recorder.tick();
      stderr.write(`${stderr.isTTY ? '\r\x1b[2K' : ''}${lineOf(recorder)}\n`);
    },
  };
}

function lineOf({ elapsedS, arrived, done, failed, underWay, queueAgeS, seconds }: Recorder): string {
  const recent = seconds.slice(-11, -1);
  const donePerS = recent.reduce((sum, second) => sum + second.done, 0) / Math.max(1, recent.length);
  return [
    `${elapsedS.toFixed(0)} s`,
    `${arrived} arrived`,
    `${done} done (${donePerS.toFixed(1)}/s)`,
    `${underWay} under way`,
    `oldest waits ${queueAgeS.toFixed(1)} s`,
    `${failed} failed`,
  ].join(' · ');
}
