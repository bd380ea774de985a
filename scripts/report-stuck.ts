import { readdirSync, readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

type Hook = Parameters<NonNullable<Reporter['onHookStart']>>[0];

/** Longer than any test or hook may take. */
const silentMs = 10 * 60_000;

/**
 * Ends test files that a worker no longer runs. The limits of tests are timers in the worker, so a worker whose thread is
 * blocked never ends its file, and the run would wait for it until the CI gives up, without a word about the file.
 */
export default class ReportStuck implements Reporter {
  readonly #heardAt = new Map<TestModule, number>();

  onTestRunStart(): void {
    setInterval(() => this.#look(Date.now()), silentMs / 20).unref();
  }

  onTestModuleQueued = (module: TestModule) => this.#hear(module);
  onTestModuleCollected = (module: TestModule) => this.#hear(module);
  onTestCaseReady = ({ module }: TestCase) => this.#hear(module);
  onTestCaseResult = ({ module }: TestCase) => this.#hear(module);
  onHookStart = ({ entity }: Hook) => this.#hear('module' in entity ? entity.module : entity);
  onHookEnd = ({ entity }: Hook) => this.#hear('module' in entity ? entity.module : entity);

  onTestModuleEnd(module: TestModule): void {
    this.#heardAt.delete(module);
  }

  #hear(module: TestModule): void {
    this.#heardAt.set(module, Date.now());
  }

  #look(now: number): void {
    const silent = [...this.#heardAt].filter(([, at]) => now - at > silentMs).map(([module]) => module);
    if (silent.length === 0) return;
    for (const module of silent) this.#heardAt.delete(module);
    const names = silent.map(({ project, relativeModuleId }) => `${project.name} ${relativeModuleId}`);
    console.error(`\nStuck: nothing came from these files for ${silentMs / 60_000} minutes:\n  ${names.join('\n  ')}`);
    const processes = listProcesses();
    const workers = processes.filter(({ parent, command }) => parent === process.pid && command.includes('vitest'));
    for (const worker of workers) {
      const started = processes.filter(({ parent }) => parent === worker.pid);
      for (const { pid, state, cpuS, waitsIn, command } of [worker, ...started]) {
        console.error(`  ${pid} ${state} ${cpuS} s of CPU, in ${waitsIn}: ${command.slice(0, 120)}`);
      }
      // Its files fail, and a new worker goes on with the others.
      process.kill(worker.pid, 'SIGKILL');
    }
  }
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
