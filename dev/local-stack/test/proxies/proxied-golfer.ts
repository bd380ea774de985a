import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { transferPartType, tusVersion } from '@trueswing/contracts';
import { type Answer, httpsClient } from '../lan/https-client.ts';

type Call = ReturnType<typeof httpsClient>;
export type Headers = Record<string, string | number>;

export interface ProxiedGolfer {
  cookie: string;
  setCookie: string;
  email: string;
  password: string;
  call(path: string, options?: Parameters<Call>[1]): Promise<Answer>;
  /** Sends a swing in one request. */
  upload(video: Buffer): Promise<Answer>;
  /** Begins a transfer. @returns its path */
  beginTransfer(sizeBytes: number): Promise<string>;
  /** Sends a part of a transfer. */
  sendPart(path: string, offset: number, part: Buffer): Promise<Answer>;
  /** Announces a part, sends only some of it and cuts the connection. */
  breakOff(path: string, part: Buffer, sentBytes: number): Promise<void>;
  /** Reads how much of a transfer has arrived. */
  offsetOf(path: string): Promise<number>;
}

/** Registers a golfer who calls through a proxy from an address of this machine. */
export async function registerThrough(origin: string, ca: Buffer, localAddress: string): Promise<ProxiedGolfer> {
  const send = httpsClient(ca);
  const person = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const own = { origin, 'content-type': 'application/json' };
  const registered = await send(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ ...person, firstName: 'Prox', lastName: '' }),
    localAddress,
  });
  if (registered.status !== 201) throw new Error(`registration: ${registered.status} ${registered.body}`);
  const setCookie = registered.headers['set-cookie']?.[0] ?? '';
  const cookie = setCookie.split(';')[0] ?? '';
  const tus = { origin, cookie, 'tus-resumable': tusVersion };
  const call: ProxiedGolfer['call'] = (path, options) =>
    send(origin + path, { ...options, localAddress, headers: { origin, cookie, ...options?.headers } });
  const partHeaders = (offset: number, part: Buffer) => {
    const length = { 'upload-offset': offset, 'content-length': part.length };
    return { ...tus, ...length, 'content-type': transferPartType };
  };
  return {
    ...person,
    setCookie,
    cookie,
    call,
    async upload(video) {
      const fields = new FormData();
      fields.set('clubSelection', 'driver');
      fields.set('faceOnVideo', new File([new Uint8Array(video)], 'swing.mp4', { type: 'video/mp4' }));
      const form = new Response(fields);
      const headers = { 'content-type': form.headers.get('content-type') ?? '' };
      const body = Readable.from(splitBytes(Buffer.from(await form.arrayBuffer())));
      return call('/api/swing-analyses', { method: 'POST', headers, body });
    },
    async beginTransfer(sizeBytes) {
      const facts = { upload: randomUUID(), view: 'face-on', filename: 'swing.mp4', filetype: 'video/mp4' };
      const metadata = Object.entries(facts).map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`);
      const headers = { ...tus, 'upload-length': sizeBytes, 'upload-metadata': metadata.join(',') };
      const begun = await call('/api/swing-transfers', { method: 'POST', headers });
      return `/api/swing-transfers/${begun.headers.location?.split('/').at(-1)}`;
    },
    sendPart: (path, offset, part) =>
      call(path, { method: 'PATCH', headers: partHeaders(offset, part), body: Readable.from(splitBytes(part)) }),
    async breakOff(path, part, sentBytes) {
      const options = { method: 'PATCH', headers: partHeaders(0, part), ca, agent: false, localAddress };
      const cut = request(origin + path, options);
      cut.on('error', () => undefined);
      await new Promise((sent) => cut.write(part.subarray(0, sentBytes), sent));
      await delay(300);
      cut.destroy();
    },
    async offsetOf(path) {
      const { headers } = await call(path, { method: 'HEAD', headers: tus });
      return Number(headers['upload-offset']);
    },
  };
}

function* splitBytes(bytes: Buffer, size = 256 * 1_024): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
