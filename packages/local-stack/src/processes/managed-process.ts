import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { identityOf, type ProcessIdentity } from './process-identity.ts';
import { waitUntil } from './wait-until.ts';

/** Under whom a process runs: as ourselves, or (Postgres refuses root) as nobody, in a user namespace or for real. */
export type RunAs = 'self' | 'user-namespace' | 'nobody';

export const unprivilegedUser = { uid: 65_534, gid: 65_534 };

export interface ProcessPlan {
  /** Short name, for messages. */
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Output goes here; the file of the run before is kept as `*.previous.log`. */
  logFile: string;
  /** Asks it to stop gracefully; also sent by the kernel when we are killed. */
  stopSignal: 'SIGINT' | 'SIGTERM';
  /** After that it is killed. */
  stopDeadlineMs: number;
  runAs?: RunAs;
  /** Gives up the start: nothing is spawned any more, what runs is stopped. */
  signal?: AbortSignal | undefined;
}

const namespaceArgs = ['--user', `--map-user=${unprivilegedUser.uid}`, `--map-group=${unprivilegedUser.gid}`, '--'];

/** True where a process may become nobody in a namespace of its own (not in most containers). */
export function canUseUserNamespace(): boolean {
  const probe = spawnSync('unshare', [...namespaceArgs, 'id', '-u'], { encoding: 'utf8' });
  return probe.status === 0 && probe.stdout.trim() === String(unprivilegedUser.uid);
}

let deathSignalWorks: boolean | undefined;
function canSetDeathSignal(): boolean {
  deathSignalWorks ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return deathSignalWorks;
}

/** A child in its own process group, which the kernel stops when its parent is killed. */
export class ManagedProcess {
  readonly name: string;
  readonly identity: ProcessIdentity;
  /** Settles with how it ended. */
  readonly exited: Promise<string>;
  readonly stopSignal: ProcessPlan['stopSignal'];
  readonly #child: ChildProcess;
  readonly #plan: ProcessPlan;
  #wanted = true;

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
    if (existsSync(plan.logFile)) renameSync(plan.logFile, plan.logFile.replace(/\.log$/, '.previous.log'));
    const log = openSync(plan.logFile, 'a', 0o600);
    const child = spawn(argv[0] ?? '', argv.slice(1), {
      detached: true,
      stdio: ['ignore', log, log],
      env: plan.env,
      ...(plan.cwd ? { cwd: plan.cwd } : {}),
      ...(plan.runAs === 'nobody' ? unprivilegedUser : {}),
    });
    closeSync(log);
    await once(child, 'spawn');
    const managed = new ManagedProcess(plan, child);
    const giveUp = () => void managed.stop();
    plan.signal?.addEventListener('abort', giveUp, { once: true });
    void managed.exited.then(() => plan.signal?.removeEventListener('abort', giveUp));
    return managed;
  }

  get pid(): number {
    return this.identity.pid;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Tells of an end that nobody here asked for. */
  onUnexpectedExit(listener: (error: Error) => void): void {
    void this.exited.then((how) => {
      if (this.#wanted) listener(this.#failure(how));
    });
  }

  /** Waits until the probe is true; rejects with the log's last lines when the process ends before. */
  async waitUntilReady(probe: () => Promise<boolean>, deadlineMs: number): Promise<void> {
    const died = this.exited.then((how) => {
      throw this.#failure(how);
    });
    died.catch(() => undefined);
    const live = async () => !this.isRunning || (await probe());
    const ready = waitUntil(live, { what: `${this.name} is ready`, deadlineMs }).catch((error: Error) => {
      throw new Error(`${error.message}\n${this.lastLogLines()}`, { cause: error });
    });
    await Promise.race([died, ready]);
    if (!this.isRunning) await died;
  }

  /** Graceful stop, then SIGKILL to the whole group at the deadline. Harmless when it has ended. */
  async stop(): Promise<void> {
    this.#wanted = false;
    if (!this.isRunning) return;
    this.#child.kill(this.#plan.stopSignal);
    const timer = new AbortController();
    const late = delay(this.#plan.stopDeadlineMs, 'late', { signal: timer.signal }).catch(() => 'in time');
    if ((await Promise.race([this.exited, late])) === 'late') await this.#killGroup();
    timer.abort();
  }

  /** SIGKILL to this process alone, as a crash would be; the end is expected then. */
  async kill(): Promise<void> {
    this.#wanted = false;
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
    return new Error(`${this.name} ended (${how}). Its last lines in ${this.#plan.logFile}:\n${this.lastLogLines()}`);
  }
}
