import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import pg from 'pg';
import { compare } from './compare.ts';
import { describeFinding, type Finding, repairOf } from './finding.ts';
import { listBucket, type S3Client } from './list-bucket.ts';
import { noteOriginalsRemoved, readClaims } from './rows.repository.ts';

/** Ids are random, so that each digit has a sixteenth of them. */
const digits = [...'0123456789abcdef'];
/** No request and no attempt writes for this long. */
const youngMs = 3_600_000;

interface AuditOptions {
  adminUrl: string;
  s3: ObjectStoreEnv;
  log: (line: string) => void;
  /** As many repairs as the dry run named; null: a dry run. */
  repairs: number | null;
  /** Younger objects are no findings. Default: an hour. */
  younger?: number;
}

/**
 * Compares bucket and database while the services run, and prints what disagrees. Without `repairs` it changes nothing.
 * @returns how many findings are left
 * @throws before the first repair, if there are not exactly as many as the dry run named, or more than half of the bucket would go
 */
export async function auditStorage({ adminUrl, s3, log, repairs, younger = youngMs }: AuditOptions): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A lost connection rejects the running statement. Without a listener the event would end the process first.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const store = { client: openS3Client(s3), bucket: s3.S3_BUCKET };
    const { findings, objects } = await findAll(client, store, new Date(Date.now() - younger));
    for (const finding of findings) log(describeFinding(finding));
    const repairable = findings.filter((finding) => repairOf(finding) !== null);
    log(
      `${objects} objects looked at: ${count(findings.length, 'finding')}, ${repairable.length} of them can be repaired`,
    );
    if (repairs === null) {
      if (repairable.length > 0)
        log(`Nothing was changed. To repair them: npm run storage -- audit --repair ${repairable.length}`);
      return findings.length;
    }
    assertMeant(repairable, { repairs, objects });
    for (const finding of repairable) await repair(client, store, finding);
    log(`${count(repairable.length, 'repair')} done`);
    return findings.length - repairable.length;
  } finally {
    await client.end();
  }
}

interface Store {
  client: S3Client;
  bucket: string;
}

async function findAll(client: pg.Client, store: Store, storedBefore: Date) {
  const findings: Finding[] = [];
  let objects = 0;
  for (const digit of digits) {
    const before = await readClaims(client, digit);
    const uploads = await listBucket(store.client, store.bucket, `uploads/${digit}`);
    const analyses = await listBucket(store.client, store.bucket, `analyses/${digit}`);
    const after = await readClaims(client, digit);
    const listed = {
      objects: new Map([...uploads.objects, ...analyses.objects]),
      parts: [...uploads.parts, ...analyses.parts],
    };
    objects += listed.objects.size;
    findings.push(...compare(listed, [before, after], storedBefore));
  }
  return { findings, objects };
}

/** A wrong bucket or database shows as many findings: then nothing may be removed. */
function assertMeant(repairable: readonly Finding[], { repairs, objects }: { repairs: number; objects: number }): void {
  if (repairable.length !== repairs)
    throw new Error(
      `there are ${repairable.length} repairs now, not ${repairs}: nothing was changed. Run audit without --repair again`,
    );
  const removed = repairable.filter(({ kind }) => kind === 'object').length;
  if (removed > objects / 2)
    throw new Error(
      `${removed} of ${objects} objects would be removed: nothing was changed. Is this the database that belongs to the bucket?`,
    );
}

async function repair(client: pg.Client, { client: s3, bucket }: Store, finding: Finding): Promise<void> {
  if (finding.kind === 'object') await s3.removeObject(bucket, finding.key);
  if (finding.kind === 'parts') await s3.abortMultipartUpload(bucket, finding.key, finding.uploadId);
  if (finding.kind === 'original') await noteOriginalsRemoved(client, finding.analysisId);
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
