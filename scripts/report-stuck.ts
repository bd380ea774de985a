import { readdirSync, readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

type Hook = Parameters<NonNullable<Reporter['onHookStart']>>[0];

/** Longer than any test or hook may take. */
const silentMs = 10 * 60_000;
const looks = 20;

/**
 * Ends test files that a worker no longer runs. The limits of tests are timers in the worker, so a worker whose thread is
 * blocked never ends its file, and the run would wait for it until the CI gives up, without a word about the file. Acts only
 * when every worker is silent: which of them runs a file is not known here.
 */
export default class ReportStuck implements Reporter {
  /** By project and path: Vitest makes a new object of a file when it has been collected. */
  readonly #running = new Set<string>();
  /** Counted in looks, not by the clock, which also goes on while the machine is suspended. */
  #silentLooks = 0;

  onTestRunStart(): void {
    setInterval(() => this.#look(), silentMs / looks).unref();
  }

  onTestModuleQueued = (module: TestModule) => this.#hear(module);
  onTestModuleCollected = (module: TestModule) => this.#hear(module);
  onTestCaseReady = ({ module }: TestCase) => this.#hear(module);
  onTestCaseResult = ({ module }: TestCase) => this.#hear(module);
  onHookStart = ({ entity }: Hook) => this.#hear('module' in entity ? entity.module : entity);
  onHookEnd = ({ entity }: Hook) => this.#hear('module' in entity ? entity.module : entity);

  onTestModuleEnd(module: TestModule): void {
    this.#silentLooks = 0;
    this.#running.delete(nameOf(module));
  }

  #hear(module: TestModule): void {
    this.#silentLooks = 0;
    this.#running.add(nameOf(module));
  }

  #look(): void {
    this.#silentLooks += 1;
    if (this.#silentLooks < looks || this.#running.size === 0) return;
    const names = [...this.#running];
    this.#silentLooks = 0;
    this.#running.clear();
    console.error(`\nStuck: nothing came from these files for ${silentMs / 60_000} minutes:\n  ${names.join('\n  ')}`);
    const processes = listProcesses();
    const workers = processes.filter(({ parent, command }) => parent === process.pid && command.includes('vitest'));
    for (const worker of workers) {
      const started = processes.filter(({ parent }) => parent === worker.pid);
      for (const { pid, state, cpuS, waitsIn, command } of [worker, ...started]) {
        console.error(`  ${pid} ${state} ${cpuS} s of CPU, in ${waitsIn}: ${command.slice(0, 120)}`);
      }
      // Its file fails, and a new worker goes on with the others.
      process.kill(worker.pid, 'SIGKILL');
    }
  }
}

function nameOf({ project, relativeModuleId }: TestModule): string {
  return `${project.name} ${relativeModuleId}`;
}

function listProcesses() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = Number(fields[9]) + Number(fields[10]);
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const waitsIn = readFileSync(`/proc/${name}/wchan`, 'utf8');
      return [{ pid: Number(name), state, parent: Number(parent), cpuS: ticks / 100, waitsIn, command }];
    } catch {
      // The process has ended.
      return [];
    }
  });
}
