import { type ClientRequest, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { requestHeaders, responseHeaders } from './forward-headers.ts';
import { isPaymentsPage } from './payments-page.ts';

interface HttpsProxyOptions {
  certificate: Buffer;
  key: Buffer;
  gatewayPort: number;
  /** Undefined if payments go to Stripe. */
  paymentsPort: number | undefined;
  /** Default 2 minutes, as the gateway's. */
  idleTimeoutMs?: number;
}

/** As long as the gateway allows an upload to take. */
const requestTimeoutMs = 15 * 60_000;

/**
 * Serves the gateway by https, and on the same origin those pages of the payments sandbox that browsers need: for a second
 * origin the browser would warn again, and it cannot do so for a script or a frame. Bodies are streamed in both directions.
 */
export function createHttpsProxy(options: HttpsProxyOptions): Server {
  const { certificate, key, idleTimeoutMs = 120_000 } = options;
  const timeouts = {
    handshakeTimeout: 10_000,
    headersTimeout: 30_000,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 30_000,
  };
  const server = createServer({ cert: certificate, key, ...timeouts }, (request, response) =>
    forward(request, response, { ...options, idleTimeoutMs }),
  );
  // Longer than for the gateway, so that its silence can still be reported.
  server.setTimeout(idleTimeoutMs + 10_000);
  return server;
}

type Target = Pick<HttpsProxyOptions, 'gatewayPort' | 'paymentsPort'> & { idleTimeoutMs: number };

function forward(request: IncomingMessage, response: ServerResponse, target: Target): void {
  const url = parsePath(request.url);
  if (!url) {
    fail(response, 400, 'This is not an address.');
    return;
  }
  const isPayments = target.paymentsPort !== undefined && isPaymentsPage(url.pathname);
  const headers = requestHeaders(request.headers, request.socket.remoteAddress ?? '');
  // The session is the gateway's alone.
  if (isPayments) delete headers.cookie;
  const upstream = openRequest({
    host: '127.0.0.1',
    port: isPayments ? target.paymentsPort : target.gatewayPort,
    method: request.method,
    path: url.pathname + url.search,
    headers,
    // A connection of its own for each request: a reused one may be closed by the server at the same moment.
    agent: false,
  });
  upstream.setTimeout(target.idleTimeoutMs, () => upstream.destroy(new Error('no answer in time')));
  upstream.on('response', (answer) => sendAnswer(answer, response));
  upstream.on('error', (error) => {
    // An answer may arrive before the body has ended, and the rest of the body then fails.
    if (!response.headersSent) fail(response, 502, 'TrueSwing does not answer. Please try again in a moment.');
    else if (!response.writableEnded) response.destroy(error);
  });
  // The browser has left: nothing of its request may go on.
  response.on('close', () => upstream.destroy());
  sendBody(request, upstream);
}

/** As `new URL` of the gateway and the sandbox, so that both read the path that was judged here. Null for another form. */
function parsePath(path = ''): URL | null {
  if (!path.startsWith('/') || !URL.canParse(`http://localhost${path}`)) return null;
  return new URL(`http://localhost${path}`);
}

function sendBody(request: IncomingMessage, upstream: ClientRequest): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (!hasBody) {
    upstream.end();
    return;
  }
  request.pipe(upstream);
  // The server answered early and closed: the rest is read and dropped, since browsers read an answer after sending everything.
  upstream.on('close', () => {
    request.unpipe(upstream);
    request.resume();
  });
}

function sendAnswer(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, responseHeaders(answer.headers));
  answer.on('error', (error) => response.destroy(error));
  answer.on('aborted', () => response.destroy());
  answer.pipe(response);
}

function fail(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(sentence);
}
