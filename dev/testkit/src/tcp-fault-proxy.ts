import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { ProxyCommand, ThreadData } from './fault-proxy-thread.ts';

const answerTimeoutMs = 30_000;

interface ProxyThread {
  port: MessagePort;
  answered: Int32Array;
}
let thread: ProxyThread | undefined;
let starting: Promise<ProxyThread> | undefined;

/**
 * A TCP proxy between a service and a store that injects connection faults. It forwards in a thread of its own: the service
 * under test shares this one with the test, and each time that it is busy would delay the store's answer at every hop.
 */
export class TcpFaultProxy {
  readonly port: number;

  private constructor(port: number) {
    this.port = port;
  }

  /** Listens on a free loopback port and forwards to the host and port of the URL. */
  static async start(target: string): Promise<TcpFaultProxy> {
    starting ??= startThread();
    thread = await starting;
    return new TcpFaultProxy(command({ kind: 'start', target }));
  }

  /** The target's URL through this proxy. */
  url(target: string): string {
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href.replace(/\/$/, target.endsWith('/') ? '/' : '');
  }

  /** Resets every connection and refuses new ones until `restore`. */
  cut(): void {
    command({ kind: 'fault', port: this.port, fault: { kind: 'cut' } });
  }

  /** Delays every chunk of data in both directions. */
  slow(delayMs: number): void {
    command({ kind: 'fault', port: this.port, fault: { kind: 'slow', delayMs } });
  }

  /** Sends the answers byte by byte: the other side is never silent for long, and an answer takes very long. */
  trickle(everyMs: number): void {
    command({ kind: 'fault', port: this.port, fault: { kind: 'trickle', everyMs } });
  }

  /** Keeps connections open and accepts new ones, but forwards nothing: the other side never answers. */
  halfOpen(): void {
    command({ kind: 'fault', port: this.port, fault: { kind: 'half-open' } });
  }

  /** Answers with as many random bytes as the other side's answer has; with `keepsHead` only the bodies of HTTP answers are random. */
  garble({ keepsHead = false } = {}): void {
    command({ kind: 'fault', port: this.port, fault: { kind: 'garbage', keepsHead } });
  }

  /** Swaps two parts of the answers of a connection that follow each other closely; other parts come a little later. */
  reorder(): void {
    command({ kind: 'fault', port: this.port, fault: { kind: 'reorder' } });
  }

  /** Number of answers that another one has overtaken so far. */
  countSwaps(): number {
    return command({ kind: 'count-swaps', port: this.port });
  }

  /** Ends the fault. Connections whose bytes were lost are reset. */
  restore(): void {
    command({ kind: 'fault', port: this.port, fault: { kind: 'none' } });
  }

  async stop(): Promise<void> {
    command({ kind: 'stop', port: this.port });
  }
}

/** Waits until the thread has done the command, so that a fault holds from the caller's next line on. Returns its answer. */
function command(order: ProxyCommand): number {
  if (!thread) throw new Error('no fault proxy has been started');
  const { port, answered } = thread;
  const before = Atomics.load(answered, 0);
  port.postMessage(order);
  if (Atomics.wait(answered, 0, before, answerTimeoutMs) === 'timed-out')
    throw new Error('the fault proxies are stuck');
  const answer = receiveMessageOnPort(port)?.message as { value: number } | { error: string } | undefined;
  if (!answer || 'error' in answer) throw new Error(`fault proxy: ${answer?.error ?? 'no answer'}`);
  return answer.value;
}

/** One thread for all proxies of the process, which it does not keep alive. */
async function startThread(): Promise<ProxyThread> {
  const entry = fileURLToPath(new URL('./fault-proxy-thread.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], platform: 'node', format: 'cjs', write: false });
  const { port1: port, port2: commands } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ThreadData = { commands, answered };
  new Worker(outputFiles[0]?.text ?? '', { eval: true, workerData, transferList: [commands] }).unref();
  port.unref();
  return { port, answered };
}
