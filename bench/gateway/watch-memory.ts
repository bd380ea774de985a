import { readFile } from 'node:fs/promises';

const everyMs = 100;

/** Most memory (RSS, MB) that a process holds while some work is done, and how much at its end; Linux only. */
export async function watchMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; peakMb: number; endMb: number }> {
  let peakMb = 0;
  const look = async () => {
    const text = await readFile(`/proc/${pid}/status`, 'utf8');
    const nowMb = Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) / 1024;
    peakMb = Math.max(peakMb, nowMb);
    return nowMb;
  };
  // Should the process end meanwhile, the work says so.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  try {
    const result = await work();
    const endMb = await look();
    return { result, peakMb, endMb };
  } finally {
    clearInterval(timer);
  }
}
