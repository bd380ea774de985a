import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '@trueswing/contracts';
import type { Device } from './test-device.ts';

interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type TestPushService = Awaited<ReturnType<typeof startTestPushService>>;

/** A push service on this machine. It accepts everything until `answers` says otherwise. */
export async function startTestPushService() {
  const received: ReceivedPush[] = [];
  /** Status of the next calls by path, in order; null leaves a call without an answer. Then 201 again. */
  const answers = new Map<string, (number | null)[]>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: await buffer(request) });
    const status = answers.get(path)?.shift();
    if (status !== null) response.writeHead(status ?? 201, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    answers,
    callsTo: ({ path }: Device) => received.filter((each) => each.path === path),
    /** The messages that a device has got, decrypted. */
    messagesTo: (device: Device): PushMessage[] =>
      received.filter(({ path }) => path === device.path).map(({ body }) => device.read(body)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The claims of a call's VAPID token, after its signature was checked with the key beside it. */
export function readVapid(authorization: string | undefined): { aud: string; sub: string; exp: number } {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(key ?? '', 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) } });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!isValid) throw new Error('the signature is not valid');
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
}
