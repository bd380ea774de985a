import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { transferPartBytes, transferPartType, tusVersion } from '../../packages/contracts/src/index.ts';
import { videoBytes } from '../gateway/upload-floor.ts';

const filler = Buffer.alloc(transferPartBytes);

/** Transfers a video that begins with `start` in parts, as the web client does, and commits it. */
export async function transferVideo(gatewayUrl: string, cookie: string, start: Buffer): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (method: string, path: string, headers: Record<string, string | number>, body: Buffer[] = []) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const length = body.reduce((sum, piece) => sum + piece.length, 0);
      const all = {
        'sec-fetch-site': 'same-origin',
        'tus-resumable': tusVersion,
        cookie,
        'content-length': length,
        ...headers,
      };
      const sent = request(gatewayUrl + path, { method, agent, headers: all }, resolve).on('error', reject);
      for (const piece of body) sent.write(piece);
      sent.end();
    });
  const metadata = Object.entries({
    upload: randomUUID(),
    view: 'face-on',
    filename: 'swing.mp4',
    filetype: 'video/mp4',
  });
  const created = await call('POST', '/api/swing-transfers', {
    'upload-length': videoBytes,
    'upload-metadata': metadata.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(','),
  });
  await expectStatus(created, 201);
  const path = created.headers.location ?? '';
  for (let offset = 0; offset < videoBytes; offset += transferPartBytes) {
    const head = start.subarray(offset, offset + transferPartBytes);
    const part = [head, filler.subarray(0, Math.min(transferPartBytes, videoBytes - offset) - head.length)];
    const headers = { 'upload-offset': offset, 'content-type': transferPartType };
    await expectStatus(await call('PATCH', path, headers, part), 204);
  }
  const json = JSON.stringify({ faceOnTransfer: path.split('/').at(-1), fields: { clubSelection: 'driver' } });
  const headers = { 'content-type': 'application/json' };
  await expectStatus(await call('POST', '/api/swing-analyses/from-transfers', headers, [Buffer.from(json)]), 200);
  agent.destroy();
}

async function expectStatus(response: IncomingMessage, status: number): Promise<void> {
  const body = await text(response);
  if (response.statusCode !== status) throw new Error(`transfer: ${response.statusCode} ${body}`);
}
