import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A reverse proxy as operators often have one: it buffers each request, and answers 413 if its body has more than 10 MB. */
export async function startLimitedProxy(origin: () => string) {
  const maxBytes = 10_000_000;
  let largestBytes = 0;
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked).catch(() => null);
    if (body === null) return;
    if (body.length > maxBytes) return void answer.writeHead(413).end();
    largestBytes = Math.max(largestBytes, body.length);
    const { method = 'GET', headers, url = '' } = asked;
    const passedOn = request(origin() + url, { method, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    passedOn.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    largestBytes: () => largestBytes,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
