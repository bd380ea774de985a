import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';
import type { ObjectStoreEnv } from '../env.ts';
import { limitCall } from './limit-call.ts';

type Transport = Pick<typeof http, 'request'>;

export interface ObjectStoreTimeouts {
  /** Longest time without data from the store while connecting, sending or receiving, and of a whole call that moves little data. */
  idleMs: number;
  /** The same while the store joins the parts of an object: a busy store copies every byte. */
  joinMs: number;
}

/** S3's minimum size of a part, and what one transfer holds in memory. */
export const partBytes = 5 * 1024 * 1024;

/** A client whose requests reject when the store does not answer, or answers too slowly. */
export function openS3Client(
  options: Omit<ObjectStoreEnv, 'S3_BUCKET'>,
  timeouts: ObjectStoreTimeouts = { idleMs: 10_000, joinMs: 30_000 },
): InstanceType<typeof Client> {
  const { hostname, port, protocol } = new URL(options.S3_ENDPOINT);
  const secure = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: Number(port) || (secure ? 443 : 80),
    useSSL: secure,
    region: options.S3_REGION,
    accessKey: options.S3_ACCESS_KEY,
    secretKey: options.S3_SECRET_KEY,
    partSize: partBytes,
    transport: withTimeLimits(secure ? https : http, timeouts),
    // The caller retries; retries of the client would only extend every timeout.
    retryOptions: { disableRetry: true },
  });
}

/**
 * A transport whose requests fail when the store has sent or taken nothing for too long, or when they are too slow as a whole. A
 * response with unread bytes waits for its reader, not for the store, so it is spared.
 */
function withTimeLimits(transport: Transport, { idleMs, joinMs }: ObjectStoreTimeouts): Transport {
  const request = (options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
    let answer: http.IncomingMessage | undefined;
    const isJoining = options.method === 'POST' && options.path?.includes('uploadId=');
    const timeout = isJoining ? joinMs : idleMs;
    const sent = transport.request({ ...options, timeout }, (response) => {
      answer = response;
      onResponse(response);
    });
    const hasUnreadBytes = () => (answer?.readableLength ?? 0) > 0;
    limitCall(sent, timeout, hasUnreadBytes);
    const onTimeout = () => {
      const before = countBytes(sent);
      // What has arrived is read before the timeout decides: this process may be late, not the store.
      setImmediate(() => {
        const isMoving = countBytes(sent) > before || hasUnreadBytes();
        if (!isMoving) sent.destroy(new Error('object store does not answer'));
        // A request reports one timeout only, and the store may still be silent when the reader goes on.
        else sent.socket?.setTimeout(timeout, onTimeout);
      });
    };
    sent.on('timeout', onTimeout);
    return sent;
  };
  return { request } as Transport;
}

const countBytes = ({ socket }: http.ClientRequest): number => (socket?.bytesRead ?? 0) + (socket?.bytesWritten ?? 0);
