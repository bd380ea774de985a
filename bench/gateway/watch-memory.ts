import { readFile } from 'node:fs/promises';

const everyMs = 100;

/** Peak memory (RSS, MB) of a process while the work runs, and its memory at the end; Linux only. */
export async function watchMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; peakMb: number; endMb: number }> {
  let peakMb = 0;
  const sample = async () => {
    const text = await readFile(`/proc/${pid}/status`, 'utf8');
    const nowMb = Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) / 1024;
    peakMb = Math.max(peakMb, nowMb);
    return nowMb;
  };
  // If the process ends, the work itself fails.
  const timer = setInterval(() => void sample().catch(() => undefined), everyMs);
  try {
    const result = await work();
    const endMb = await sample();
    return { result, peakMb, endMb };
  } finally {
    clearInterval(timer);
  }
}
