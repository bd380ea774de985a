import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Draw } from '@trueswing/testkit';

interface ProcessGroup {
  /** SIGKILLs a drawn process; a new one replaces it. */
  killOne(draw: Draw): void;
  /** Ends the group with a signal and returns the exit codes (null for processes that a signal ended). */
  end(signal: NodeJS.Signals): Promise<(number | null)[]>;
  /** Exit codes of processes that this group did not kill (null: ended by a signal). */
  readonly unexpectedExits: readonly (number | null)[];
}

/** Keeps `size` processes of a script running, and replaces each that ends. */
export function startProcessGroup(
  script: string,
  size: number,
  args: string[],
  onLine: (line: string) => void,
): ProcessGroup {
  const group = new Set<ChildProcess>();
  const killed = new WeakSet<ChildProcess>();
  let ending = false;
  const unexpectedExits: (number | null)[] = [];

  const add = () => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    group.add(child);
    createInterface({ input: child.stdout }).on('line', onLine);
    child.once('exit', (code) => {
      group.delete(child);
      if (ending) return;
      if (!killed.has(child)) unexpectedExits.push(code);
      add();
    });
  };
  for (let index = 0; index < size; index++) add();

  return {
    killOne(draw) {
      if (group.size === 0) return;
      const victim = draw.oneOf([...group]);
      killed.add(victim);
      victim.kill('SIGKILL');
    },
    async end(signal) {
      ending = true;
      const exits = [...group].map(async (child) => {
        const [code] = (await once(child, 'exit')) as [number | null];
        return code;
      });
      for (const child of group) child.kill(signal);
      return Promise.all(exits);
    },
    unexpectedExits,
  };
}
