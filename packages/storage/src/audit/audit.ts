import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import pg from 'pg';
import { compare } from './compare.ts';
import { describeFinding, type Finding, repairOf } from './finding.ts';
import { listBucket, type S3Client } from './list-bucket.ts';
import { type Compared, refusalOfRepairs, repair } from './repairs.ts';
import { readClaims } from './rows.repository.ts';

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
 * @throws before the first repair, if there are not exactly as many as the dry run named, or bucket and database hardly agree
 */
export async function auditStorage({ adminUrl, s3, log, repairs, younger = youngMs }: AuditOptions): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A lost connection rejects the running statement. Without a listener the event would end the process first.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const store = { client: openS3Client(s3), bucket: s3.S3_BUCKET };
    const { findings, compared } = await findAll(client, store, new Date(Date.now() - younger));
    for (const finding of findings) log(describeFinding(finding));
    const repairable = findings.filter((finding) => repairOf(finding) !== null);
    log(
      `${compared.objects} objects looked at: ${count(findings.length, 'finding')}, ${repairable.length} of them can be repaired`,
    );
    const refusal = refusalOfRepairs(findings, compared);
    if (repairs === null) {
      if (refusal) log(`Nothing was changed, and nothing can be repaired: ${refusal}`);
      else if (repairable.length > 0)
        log(`Nothing was changed. To repair them: npm run storage -- audit --repair ${repairable.length}`);
      return findings.length;
    }
    if (refusal) throw new Error(`nothing was changed: ${refusal}`);
    assertSameRepairs(repairable, repairs);
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

async function findAll(
  client: pg.Client,
  store: Store,
  storedBefore: Date,
): Promise<{ findings: Finding[]; compared: Compared }> {
  const findings: Finding[] = [];
  const required = { original: 0, output: 0 };
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
    for (const [key, { kind }] of after.required) if (before.required.has(key)) required[kind] += 1;
    findings.push(...compare(listed, [before, after], storedBefore));
  }
  return { findings, compared: { objects, required } };
}

function assertSameRepairs(repairable: readonly Finding[], repairs: number): void {
  if (repairable.length !== repairs)
    throw new Error(
      `there are ${repairable.length} repairs now, not ${repairs}: nothing was changed. Run audit without --repair again`,
    );
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
