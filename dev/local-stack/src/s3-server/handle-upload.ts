import { receiveBody, receiveText } from './body/receive-body.ts';
import { encodeUriPart } from './parse-target.ts';
import { readStoredHeaders } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import type { S3Exchange } from './s3-exchange.ts';
import { readElements, readText, sendXml } from './xml.ts';

const maxParts = 10_000;

/** CreateMultipartUpload. */
export async function beginUpload({ request, response, uploads, store, target }: S3Exchange): Promise<void> {
  store.bucket(target.bucket);
  request.resume();
  const upload = await uploads.begin(target.bucket, target.key, readStoredHeaders(request.headers));
  const names = { Bucket: target.bucket, Key: target.key, UploadId: upload.id };
  sendXml(response, 'InitiateMultipartUploadResult', names);
}

/** Handles requests that name an upload id: UploadPart, ListParts, CompleteMultipartUpload, AbortMultipartUpload. */
export async function handleUpload(exchange: S3Exchange, uploadId: string): Promise<void> {
  const { request, response, uploads, target } = exchange;
  const upload = uploads.find(uploadId, target.bucket, target.key);
  switch (request.method) {
    case 'PUT':
      return uploadPart(exchange, uploadId);
    case 'GET':
      return listParts(exchange, uploadId);
    case 'POST':
      return completeUpload(exchange, uploadId);
    case 'DELETE':
      await uploads.abort(upload);
      response.writeHead(204).end();
      return;
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

async function uploadPart(exchange: S3Exchange, uploadId: string): Promise<void> {
  const { request, response, uploads, store, target, signature } = exchange;
  if (request.headers['x-amz-copy-source']) throw new S3Error('NotImplemented', 'UploadPartCopy');
  const number = Number(target.query.get('partNumber'));
  if (!(Number.isInteger(number) && number >= 1 && number <= maxParts))
    throw new S3Error('InvalidArgument', 'partNumber');
  const body = await receiveBody(request, signature, store.tempFolder);
  await uploads.addPart(uploads.find(uploadId, target.bucket, target.key), number, body);
  response.writeHead(200, { etag: `"${body.md5}"` }).end();
}

function listParts({ response, uploads, target }: S3Exchange, uploadId: string): void {
  const upload = uploads.find(uploadId, target.bucket, target.key);
  const parts = [...upload.parts.values()].sort((a, b) => a.number - b.number);
  sendXml(response, 'ListPartsResult', {
    Bucket: target.bucket,
    Key: target.key,
    UploadId: uploadId,
    MaxParts: maxParts,
    IsTruncated: false,
    Part: parts.map((part) => ({
      PartNumber: part.number,
      LastModified: new Date(part.modifiedMs).toISOString(),
      ETag: `"${part.etag}"`,
      Size: part.sizeBytes,
    })),
  });
}

async function completeUpload(exchange: S3Exchange, uploadId: string): Promise<void> {
  const { request, response, uploads, store, target, signature } = exchange;
  const xml = await receiveText(request, signature, store.tempFolder);
  const wanted = readElements(xml, 'Part').map((part) => ({
    number: Number(readText(part, 'PartNumber')),
    etag: (readText(part, 'ETag') ?? '').replaceAll('"', ''),
  }));
  const upload = uploads.find(uploadId, target.bucket, target.key);
  const etag = await uploads.complete(upload, wanted, (file, facts) =>
    store.put(target.bucket, target.key, file, { ...facts, headers: upload.headers }),
  );
  sendXml(response, 'CompleteMultipartUploadResult', {
    Location: `http://${request.headers.host}/${target.bucket}/${encodeUriPart(target.key)}`,
    Bucket: target.bucket,
    Key: target.key,
    ETag: `"${etag}"`,
  });
}

/** ListMultipartUploads. */
export function listUploads({ response, uploads, store, target }: S3Exchange): void {
  const { bucket, query } = target;
  store.bucket(bucket);
  const prefix = query.get('prefix') ?? '';
  const isEncoded = query.get('encoding-type') === 'url';
  sendXml(response, 'ListMultipartUploadsResult', {
    Bucket: bucket,
    Prefix: prefix,
    MaxUploads: maxParts,
    IsTruncated: false,
    Upload: uploads.list(bucket, prefix).map((upload) => ({
      Key: isEncoded ? encodeUriPart(upload.key) : upload.key,
      UploadId: upload.id,
      Initiated: new Date(upload.startedMs).toISOString(),
    })),
  });
}
