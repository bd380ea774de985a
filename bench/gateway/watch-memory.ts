import { readFile } from 'node:fs/promises';

const everyMs = 100;

/** Most memory (RSS, MB) that a process holds from now until `stop`; Linux only. */
export function watchMemory(pid: number): { stop(): Promise<{ peakMb: number; endMb: number }> } {
  let peakMb = 0;
  const look = async () => {
    const text = await readFile(`/proc/${pid}/status`, 'utf8');
    const nowMb = Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) / 1024;
    peakMb = Math.max(peakMb, nowMb);
    return nowMb;
  };
  const timer = setInterval(look, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      const endMb = await look();
      return { peakMb, endMb };
    },
  };
}
