import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type MessagePort, workerData } from 'node:worker_threads';

type Fault =
  | { kind: 'none' }
  | { kind: 'cut' }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'half-open' }
  | { kind: 'trickle'; everyMs: number }
  | { kind: 'garbage'; keepsHead: boolean }
  | { kind: 'reorder' };

/** A proxy is identified by the port that it listens on. */
export type ProxyCommand =
  | { kind: 'start'; target: string }
  | { kind: 'fault'; port: number; fault: Fault }
  | { kind: 'count-swaps'; port: number }
  | { kind: 'stop'; port: number };

export interface ThreadData {
  commands: MessagePort;
  /** Counts the answered commands, so that the caller can wait for the next one. */
  answered: Int32Array;
}

/** Forwards the connections of one proxy. */
class Forwarder {
  readonly port: number;
  /** Answers that another one has overtaken. */
  swaps = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: Fault = { kind: 'none' };

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  static async start(target: string): Promise<Forwarder> {
    const { hostname, port } = new URL(target);
    const server = createServer({ allowHalfOpen: true, pauseOnConnect: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    const forwarder = new Forwarder(server, address.port);
    server.on('connection', (client) => forwarder.#accept(client, hostname, Number(port)));
    return forwarder;
  }

  setFault(fault: Fault): void {
    const losesBytes = ['half-open', 'garbage'].includes(this.#fault.kind) && fault.kind === 'none';
    this.#fault = fault;
    if (fault.kind === 'cut' || losesBytes) this.#resetAll();
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#resetAll();
    await once(this.#server, 'close');
  }

  #resetAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  #accept(client: Socket, host: string, port: number): void {
    this.#register(client);
    if (this.#fault.kind === 'cut') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ host, port, allowHalfOpen: true });
    this.#register(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.once('close', () => to.destroy());
      from.pipe(from === upstream ? this.#createAnswerGate() : this.#createGate()).pipe(to);
    }
  }

  #register(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  #createGate(): Transform {
    return new Transform({
      transform: async (chunk: Buffer, _encoding, done) => {
        const fault = this.#fault;
        if (fault.kind === 'slow') await delay(fault.delayMs);
        if (this.#fault.kind === 'half-open') done();
        else done(null, chunk);
      },
    });
  }

  #createAnswerGate(): Transform {
    let held: Buffer | undefined;
    const gate = new Transform({
      transform: async (chunk: Buffer, _encoding, done) => {
        const before = this.#fault;
        if (before.kind === 'slow') await delay(before.delayMs);
        const rest = await this.#trickle(gate, chunk);
        const fault = this.#fault;
        if (fault.kind === 'half-open') return done();
        if (rest.length === 0) return done();
        if (fault.kind === 'garbage') return done(null, garble(rest, fault.keepsHead));
        const earlier = held;
        held = undefined;
        const isSwapped = fault.kind === 'reorder';
        if (earlier && isSwapped) this.swaps += 1;
        if (earlier) return done(null, Buffer.concat(isSwapped ? [rest, earlier] : [earlier, rest]));
        if (!isSwapped) return done(null, rest);
        held = rest;
        setTimeout(() => {
          if (held === rest && !gate.destroyed) gate.push(rest);
          if (held === rest) held = undefined;
        }, holdMs);
        done();
      },
      flush(done) {
        done(null, held);
        held = undefined;
      },
    });
    return gate;
  }

  /** Forwards byte by byte while that is the fault. @returns what is left when the fault ends */
  async #trickle(gate: Transform, chunk: Buffer): Promise<Buffer> {
    let sent = 0;
    for (; sent < chunk.length && !gate.destroyed; sent++) {
      const fault = this.#fault;
      if (fault.kind !== 'trickle') break;
      gate.push(chunk.subarray(sent, sent + 1));
      await delay(fault.everyMs);
    }
    return chunk.subarray(sent);
  }
}

/** Time for which an answer waits for a later one that overtakes it. */
const holdMs = 20;

/** As many random bytes, with or without the status and the headers of an HTTP answer before them. */
function garble(chunk: Buffer, keepsHead: boolean): Buffer {
  const head = keepsHead ? chunk.indexOf('\r\n\r\n') + 4 : 0;
  // Without the end of a head all of it is body.
  randomFillSync(chunk, head > 3 ? head : 0);
  return chunk;
}

const { commands, answered } = workerData as ThreadData;
const forwarders = new Map<number, Forwarder>();

commands.on('message', async (command: ProxyCommand) => {
  const answer = await run(command).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  );
  commands.postMessage(answer);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});

/** @returns the port of the proxy, or what the command asks for */
async function run(command: ProxyCommand): Promise<number> {
  if (command.kind === 'start') {
    const forwarder = await Forwarder.start(command.target);
    forwarders.set(forwarder.port, forwarder);
    return forwarder.port;
  }
  const { port } = command;
  const forwarder = forwarders.get(port);
  if (!forwarder) throw new Error(`no proxy listens on port ${port}`);
  if (command.kind === 'count-swaps') return forwarder.swaps;
  if (command.kind === 'fault') {
    forwarder.setFault(command.fault);
  } else {
    forwarders.delete(port);
    await forwarder.stop();
  }
  return port;
}
