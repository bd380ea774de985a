import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveApi } from './api/serve-api.ts';
import { isControl, serveControl } from './control/serve-control.ts';
import { isFrameCall, serveFrameCall } from './pages/serve-frame-calls.ts';
import { servePages } from './pages/serve-pages.ts';
import { Sandbox, type SandboxOptions } from './sandbox.ts';

const healthPath = '/_health';

export interface PaymentsSandbox {
  server: Server;
  sandbox: Sandbox;
  /** Closes all connections, timers and files. */
  close(): Promise<void>;
}

/** A stateful stand-in for Stripe that knows only the calls that our code makes. No real money, no real cards; never for production. */
export function createPaymentsSandbox(options: SandboxOptions): PaymentsSandbox {
  const sandbox = new Sandbox(options);
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.split('?')[0]}`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('The payments sandbox failed.');
    });
  });
  return { server, sandbox, close };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const method = request.method ?? 'GET';
    const publicOrigin = options.publicOrigin ?? `http://localhost:${(server.address() as AddressInfo).port}`;
    if (url.pathname === healthPath) {
      response.writeHead(200).end();
      return;
    }
    if (url.pathname.startsWith('/v1/')) return serveApi(sandbox, request, response, url, publicOrigin);
    if (isFrameCall(method, url.pathname)) return serveFrameCall(sandbox, request, response, url.pathname);
    if (isControl(method, url.pathname)) return serveControl(sandbox, request, response, url.pathname);
    if (await servePages(sandbox, request, response, url.pathname)) return;
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here: this is the payments sandbox.');
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await sandbox.close();
  }
}
