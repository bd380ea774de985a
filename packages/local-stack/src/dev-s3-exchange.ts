import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ObjectStore } from './dev-s3-objects.ts';
import type { VerifiedSignature } from './dev-s3-signature.ts';
import type { UploadStore } from './dev-s3-uploads.ts';
import type { S3Target } from './dev-s3-uri.ts';

/** One verified request and all that its answer needs. */
export interface S3Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: S3Target;
  signature: VerifiedSignature;
  store: ObjectStore;
  uploads: UploadStore;
  region: string;
}
