import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { maxTransferPartBytes, transferPartType, tusVersion, type VideoView } from '@trueswing/contracts';
import { callAt, type Golfer, ownPage } from './test-gateway.ts';

export const tus = { 'tus-resumable': tusVersion };

interface BeginTransfer {
  sizeBytes: number;
  uploadKey?: string;
  view?: VideoView;
  filename?: string;
  filetype?: string;
}

/** The header Upload-Metadata of a transfer. */
export function transferMetadata({
  uploadKey = randomUUID(),
  view = 'face-on',
  filename = 'swing.mp4',
  filetype = 'video/mp4',
}: Omit<BeginTransfer, 'sizeBytes'>): string {
  return Object.entries({ upload: uploadKey, view, filename, filetype })
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',');
}

/** The calls of a tus client, of one golfer at one gateway. */
export function transferCalls(origin: string, as: Golfer) {
  const at = (id: string) => `/api/swing-transfers/${id}`;
  const begin = ({ sizeBytes, ...facts }: BeginTransfer) => {
    const headers = { ...tus, 'upload-length': String(sizeBytes), 'upload-metadata': transferMetadata(facts) };
    return callAt(origin, '/api/swing-transfers', { method: 'POST', as, headers });
  };
  const send = (id: string, offset: number, bytes: Buffer) => {
    const headers = { ...tus, 'upload-offset': String(offset), 'content-type': transferPartType };
    return callAt(origin, at(id), { method: 'PATCH', as, headers, body: new Uint8Array(bytes) });
  };
  const head = (id: string) => callAt(origin, at(id), { method: 'HEAD', as, headers: tus });
  const beginId = async (transfer: BeginTransfer) => {
    const response = await begin(transfer);
    if (response.status !== 201) throw new Error(`transfer: ${response.status} ${await response.text()}`);
    return response.headers.get('location')?.split('/').at(-1) ?? '';
  };
  const offsetOf = async (id: string) => Number((await head(id)).headers.get('upload-offset'));
  return {
    begin,
    beginId,
    send,
    head,
    offsetOf,
    end: (id: string) => callAt(origin, at(id), { method: 'DELETE', as, headers: tus }),
    /** Announces a part, sends only some of it and cuts the connection. */
    async breakOff(id: string, part: Buffer, sentBytes: number): Promise<void> {
      const headers = {
        ...tus,
        ...ownPage,
        cookie: as.cookie,
        'upload-offset': '0',
        'content-type': transferPartType,
        'content-length': part.length,
      };
      const cut = request(origin + at(id), { method: 'PATCH', headers });
      cut.on('error', () => undefined);
      await new Promise((sent) => cut.write(part.subarray(0, sentBytes), sent));
      await delay(300);
      cut.destroy();
    },
    /** Sends the rest of a video. */
    async sendRest(id: string, video: Buffer, partBytes = maxTransferPartBytes): Promise<void> {
      for (let offset = await offsetOf(id); offset < video.length; ) {
        const { status, headers } = await send(id, offset, video.subarray(offset, offset + partBytes));
        if (status !== 204) throw new Error(`part: ${status}`);
        offset = Number(headers.get('upload-offset'));
      }
    },
    /** Transfers a whole video. @returns its id */
    async transfer(video: Buffer, facts: Omit<BeginTransfer, 'sizeBytes'> = {}): Promise<string> {
      const id = await beginId({ ...facts, sizeBytes: video.length });
      await this.sendRest(id, video);
      return id;
    },
    commit: (
      transfers: { faceOnTransfer?: string; downTheLineTransfer?: string },
      fields: Record<string, string> = { clubSelection: 'driver' },
      idempotencyKey: string = randomUUID(),
    ) =>
      callAt(origin, '/api/swing-analyses/from-transfers', {
        as,
        json: { ...transfers, fields },
        headers: { 'idempotency-key': idempotencyKey },
      }),
  };
}
