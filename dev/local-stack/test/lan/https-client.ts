import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Call {
  method?: string;
  headers?: Record<string, string | number>;
  body?: Readable | string;
  /** The address of this machine from which to call. */
  localAddress?: string;
}

/** Calls by https and accepts this certificate only, for the address that is called: a wrong name in it fails the call. */
export const httpsClient =
  (ca: Buffer) =>
  (url: string, { method = 'GET', headers = {}, body, localAddress }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { method, headers, ca, agent: false, timeout: 30_000, ...(localAddress && { localAddress }) };
      const call = request(url, options, (answer) => {
        buffer(answer).then((bytes) => {
          resolve({ status: answer.statusCode, headers: answer.headers, body: bytes });
        }, reject);
      });
      call.on('timeout', () => call.destroy(new Error(`no answer: ${url}`)));
      call.on('error', reject);
      if (typeof body === 'object') body.pipe(call);
      else call.end(body);
    });
