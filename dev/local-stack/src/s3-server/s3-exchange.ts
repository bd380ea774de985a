import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessKeys } from './access/access-keys.ts';
import type { S3Target } from './parse-target.ts';
import type { ObjectStore } from './storage/object-store.ts';
import type { UploadStore } from './storage/upload-store.ts';
import type { VerifiedSignature } from './verify-signature.ts';

/** A verified request and everything needed to answer it. */
export interface S3Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: S3Target;
  signature: VerifiedSignature;
  store: ObjectStore;
  uploads: UploadStore;
  keys: AccessKeys;
  region: string;
}
