import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { keepLogs } from './keep-logs.ts';
import { identityOf, type ProcessIdentity } from './process-identity.ts';
import { waitUntil } from './wait-until.ts';

/**
 * The user of a process. Postgres refuses to run as root: root runs it as the unprivileged user, in a user namespace if
 * possible.
 */
export type RunAs = 'self' | 'user-namespace' | 'unprivileged-user';

/** Linux's overflow user, which owns no files of the system. */
export const unprivilegedUser = { uid: 65_534, gid: 65_534 };

export interface ProcessPlan {
  /** Short name for messages. */
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** File for the output. Those of the ten runs before are kept as `*.1.log` (the previous run) to `*.10.log`. */
  logFile: string;
  /** Requests a graceful stop. The kernel sends it too if this process is killed. */
  stopSignal: 'SIGINT' | 'SIGTERM';
  /** Time that a graceful stop may take before the process is killed. */
  stopDeadlineMs: number;
  runAs?: RunAs;
  /** Aborts the start: the process is not spawned, or stopped unless it is ready. */
  signal?: AbortSignal | undefined;
}

const namespaceArgs = ['--user', `--map-user=${unprivilegedUser.uid}`, `--map-group=${unprivilegedUser.gid}`, '--'];

/** True if processes may create user namespaces (not in most containers). */
export function canUseUserNamespace(): boolean {
  const probe = spawnSync('unshare', [...namespaceArgs, 'id', '-u'], { encoding: 'utf8' });
  return probe.status === 0 && probe.stdout.trim() === String(unprivilegedUser.uid);
}

let deathSignalWorks: boolean | undefined;
function canSetDeathSignal(): boolean {
  deathSignalWorks ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return deathSignalWorks;
}

/** A child in its own process group. The kernel stops it if its parent is killed. */
export class ManagedProcess {
  readonly name: string;
  readonly identity: ProcessIdentity;
  /** Resolves with the exit code or signal, as text. */
  readonly exited: Promise<string>;
  readonly stopSignal: ProcessPlan['stopSignal'];
  readonly #child: ChildProcess;
  readonly #plan: ProcessPlan;
  #isExpectedToRun = true;
  readonly #abort = () => void this.stop();
  readonly #endStart = () => this.#plan.signal?.removeEventListener('abort', this.#abort);

  private constructor(plan: ProcessPlan, child: ChildProcess) {
    this.#plan = plan;
    this.#child = child;
    this.name = plan.name;
    this.stopSignal = plan.stopSignal;
    this.identity = identityOf(child.pid ?? 0);
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    });
  }

  static async start(plan: ProcessPlan): Promise<ManagedProcess> {
    plan.signal?.throwIfAborted();
    let argv = [plan.command, ...plan.args];
    if (canSetDeathSignal()) argv = ['setpriv', '--pdeathsig', plan.stopSignal.slice(3), '--', ...argv];
    if (plan.runAs === 'user-namespace') argv = ['unshare', ...namespaceArgs, ...argv];
    keepLogs(plan.logFile);
    const log = openSync(plan.logFile, 'a', 0o600);
    const child = spawn(argv[0] ?? '', argv.slice(1), {
      detached: true,
      stdio: ['ignore', log, log],
      env: plan.env,
      ...(plan.cwd ? { cwd: plan.cwd } : {}),
      ...(plan.runAs === 'unprivileged-user' ? unprivilegedUser : {}),
    });
    closeSync(log);
    await once(child, 'spawn');
    const managed = new ManagedProcess(plan, child);
    plan.signal?.addEventListener('abort', managed.#abort, { once: true });
    void managed.exited.then(managed.#endStart);
    return managed;
  }

  get pid(): number {
    return this.identity.pid;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Calls the listener if the process ends without `stop` or `kill`. */
  onUnexpectedExit(listener: (error: Error) => void): void {
    void this.exited.then((how) => {
      if (this.#isExpectedToRun) listener(this.#failure(how));
    });
  }

  /** Waits until the probe returns true. Otherwise stops the process and rejects with the last lines of its log. */
  async waitUntilReady(probe: () => Promise<boolean>, deadlineMs: number): Promise<void> {
    try {
      await this.#waitForProbe(probe, deadlineMs);
      this.#endStart();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async #waitForProbe(probe: () => Promise<boolean>, deadlineMs: number): Promise<void> {
    const died = this.exited.then((how) => {
      throw this.#failure(how);
    });
    died.catch(() => undefined);
    const live = async () => !this.isRunning || (await probe());
    const ready = waitUntil(live, { what: `waiting for ${this.name} to be ready`, deadlineMs }).catch(
      (error: Error) => {
        throw new Error(`${error.message}\n${this.lastLogLines()}`, { cause: error });
      },
    );
    await Promise.race([died, ready]);
    if (!this.isRunning) await died;
  }

  /** Stops gracefully, then kills the whole process group at the deadline. Does nothing if the process has ended. */
  async stop(): Promise<void> {
    this.#isExpectedToRun = false;
    if (!this.isRunning) return;
    this.#child.kill(this.#plan.stopSignal);
    const timer = new AbortController();
    const late = delay(this.#plan.stopDeadlineMs, 'late', { signal: timer.signal }).catch(() => 'in time');
    if ((await Promise.race([this.exited, late])) === 'late') await this.#killGroup();
    timer.abort();
  }

  /** Simulates a crash: sends SIGKILL to this process alone. Not reported as an unexpected exit. */
  async kill(): Promise<void> {
    this.#isExpectedToRun = false;
    if (!this.isRunning) return;
    this.#child.kill('SIGKILL');
    await this.exited;
  }

  lastLogLines(count = 15): string {
    const text = existsSync(this.#plan.logFile) ? readFileSync(this.#plan.logFile, 'utf8') : '';
    return text.trimEnd().split('\n').slice(-count).join('\n');
  }

  async #killGroup(): Promise<void> {
    process.kill(-this.pid, 'SIGKILL');
    await this.exited;
  }

  #failure(how: string): Error {
    return new Error(`${this.name} ended (${how}). The last lines of ${this.#plan.logFile}:\n${this.lastLogLines()}`);
  }
}
