import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Herd {
  /** SIGKILLs one process at random; another takes its place. */
  killOne(): void;
  /** Ends the herd with a signal and returns the exit codes (null for those that a signal ended). */
  end(signal: NodeJS.Signals): Promise<(number | null)[]>;
  /** Exit codes of processes that nobody here killed (null: ended by a signal). */
  readonly ownDeaths: readonly (number | null)[];
}

/** Keeps `size` processes of a script alive, whatever kills them. */
export function keepHerd(script: string, size: number, args: string[], onLine: (line: string) => void): Herd {
  const herd = new Set<ChildProcess>();
  const killed = new WeakSet<ChildProcess>();
  let ending = false;
  const ownDeaths: (number | null)[] = [];

  const add = () => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    herd.add(child);
    createInterface({ input: child.stdout }).on('line', onLine);
    child.once('exit', (code) => {
      herd.delete(child);
      if (ending) return;
      if (!killed.has(child)) ownDeaths.push(code);
      add();
    });
  };
  for (let index = 0; index < size; index++) add();

  return {
    killOne() {
      const victims = [...herd];
      const victim = victims[Math.floor(Math.random() * victims.length)];
      if (!victim) return;
      killed.add(victim);
      victim.kill('SIGKILL');
    },
    async end(signal) {
      ending = true;
      const exits = [...herd].map(async (child) => {
        const [code] = (await once(child, 'exit')) as [number | null];
        return code;
      });
      for (const child of herd) child.kill(signal);
      return Promise.all(exits);
    },
    ownDeaths,
  };
}
