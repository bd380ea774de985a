import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A copy of a service that takes its turn. */
export interface Target {
  version: string;
  port: number;
}

/** A proxy that gives each request to the next copy of a service, as a load balancer in front of them does. */
export class RoundRobin {
  /** Requests by the version of the copy that answered. */
  readonly answered: Record<string, number> = {};
  /** Answers 500 and requests without an answer, with the version that they went to. */
  readonly failures: string[] = [];
  readonly #agent = new Agent({ keepAlive: false });
  readonly #server: Server = createServer((incoming, outgoing) => this.#forward(incoming, outgoing));
  #targets: Target[] = [];
  #turn = 0;

  async listen(): Promise<void> {
    // A request may take as long as its service lets it.
    this.#server.requestTimeout = 0;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  add(target: Target): void {
    this.#targets = [...this.#targets, target];
  }

  /** Gives a copy no more requests; those that it has go on. */
  remove({ port }: Target): void {
    this.#targets = this.#targets.filter((target) => target.port !== port);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = this.#targets[this.#turn++ % this.#targets.length];
    if (!target) return void outgoing.writeHead(503).end();
    const { method = 'GET', url = '/', headers } = incoming;
    const fail = (why: string) => this.failures.push(`${target.version}: ${method} ${pathOf(url)} ${why}`);
    const options = { host: '127.0.0.1', port: target.port, method, path: url, headers, agent: this.#agent };
    const forwarded = request(options, (answer) => {
      const { statusCode = 500 } = answer;
      this.answered[target.version] = (this.answered[target.version] ?? 0) + 1;
      if (statusCode === 500) fail('500');
      outgoing.writeHead(statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', (error) => {
      fail(error.message);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(forwarded);
  }
}

/** A path without its query, and with its ids left out. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
