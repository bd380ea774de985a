import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

type Fault = { kind: 'none' } | { kind: 'cut' } | { kind: 'slow'; delayMs: number } | { kind: 'half-open' };

/** A TCP proxy between a service and a store that injects connection faults. */
export class TcpFaultProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: Fault = { kind: 'none' };

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** Listens on a free loopback port and forwards to the host and port of the URL. */
  static async start(target: string): Promise<TcpFaultProxy> {
    const { hostname, port } = new URL(target);
    const server = createServer({ allowHalfOpen: true, pauseOnConnect: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    const proxy = new TcpFaultProxy(server, address.port);
    server.on('connection', (client) => proxy.#accept(client, hostname, Number(port)));
    return proxy;
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
    this.#fault = { kind: 'cut' };
    this.#resetAll();
  }

  /** Delays every chunk of data in both directions. */
  slow(delayMs: number): void {
    this.#fault = { kind: 'slow', delayMs };
  }

  /** Keeps connections open and accepts new ones, but forwards nothing: the other side never answers. */
  halfOpen(): void {
    this.#fault = { kind: 'half-open' };
  }

  /** Ends the fault. Connections that were half-open are reset, because their bytes are lost. */
  restore(): void {
    const hadLostBytes = this.#fault.kind === 'half-open';
    this.#fault = { kind: 'none' };
    if (hadLostBytes) this.#resetAll();
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
      from.pipe(this.#createGate()).pipe(to);
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
}
