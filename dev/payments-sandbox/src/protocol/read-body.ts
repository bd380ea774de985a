import type { IncomingMessage } from 'node:http';
import { StripeError } from './stripe-error.ts';

const maxBytes = 256 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new StripeError(413, { type: 'invalid_request_error', message: 'The body is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
