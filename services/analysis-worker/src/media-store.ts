import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';

interface MediaStoreOptions {
  S3_ENDPOINT: string;
  S3_REGION: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
  S3_BUCKET: string;
}

/** The object store as the worker needs it: whole files in and out of its work folder. */
export interface MediaStore {
  download(key: string, path: string): Promise<void>;
  upload(path: string, key: string, contentType: string): Promise<void>;
  /** Removes all objects whose key begins with the prefix, but those that begin with `except`. */
  removeAll(prefix: string, except?: string): Promise<void>;
  /** Rejects when the store does not answer. */
  ping(): Promise<void>;
}

/** S3's smallest part: what one transfer holds in memory. */
const partBytes = 5 * 1024 * 1024;
/** Longest silence of the store while connecting, sending or receiving. */
const silenceMs = 10_000;

export function openMediaStore(options: MediaStoreOptions): MediaStore {
  const { hostname, port, protocol } = new URL(options.S3_ENDPOINT);
  const secure = protocol === 'https:';
  const { request } = secure ? https : http;
  const impatient: typeof request = (...args: unknown[]) => {
    const sent = Reflect.apply(request, null, args) as http.ClientRequest;
    return sent.setTimeout(silenceMs, () => sent.destroy(new Error('object store does not answer')));
  };
  const bucket = options.S3_BUCKET;
  const client = new Client({
    endPoint: hostname,
    port: Number(port) || (secure ? 443 : 80),
    useSSL: secure,
    region: options.S3_REGION,
    accessKey: options.S3_ACCESS_KEY,
    secretKey: options.S3_SECRET_KEY,
    partSize: partBytes,
    transport: { request: impatient },
  });
  return {
    download: (key, path) => client.fGetObject(bucket, key, path),
    async upload(path, key, contentType) {
      await client.fPutObject(bucket, key, path, { 'Content-Type': contentType });
    },
    async removeAll(prefix, except) {
      const keys: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, prefix, true)) {
        if (name && !(except && name.startsWith(except))) keys.push(name);
      }
      for (const key of keys) await client.removeObject(bucket, key);
    },
    async ping() {
      await client.bucketExists(bucket);
    },
  };
}
