import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import pg from 'pg';
import { compare } from './compare.ts';
import { describeFinding, type Finding, repairOf } from './finding.ts';
import { listBucket, type S3Client } from './list-bucket.ts';
import { type Compared, codeOfRepairs, refusalOfRepairs, repair } from './repairs.ts';
import { assertRowsOfThisBuild, readClaims, type Schema } from './rows.repository.ts';

/** Ids are random, so that each digit has a sixteenth of them. */
const digits = [...'0123456789abcdef'];
/** No request and no attempt writes for this long. */
const youngMs = 3_600_000;

interface AuditOptions {
  adminUrl: string;
  s3: ObjectStoreEnv;
  log: (line: string) => void;
  schemas: readonly Schema[];
  /** The code of the repairs that the dry run printed; null: a dry run. */
  code: string | null;
  /** Younger objects are no findings. Default: an hour. */
  minAgeMs?: number;
}

/**
 * Compares bucket and database while the services run, and prints what disagrees. Without a code it changes nothing.
 * @returns how many findings are left
 * @throws before the first repair, if the repairs are not those that the dry run printed, or bucket and database hardly agree; before
 * everything, if the database is of another build
 */
export async function auditStorage({
  adminUrl,
  s3,
  log,
  schemas,
  code,
  minAgeMs = youngMs,
}: AuditOptions): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A lost connection rejects the running statement. Without a listener the event would end the process first.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertRowsOfThisBuild(client, schemas);
    const store = { client: openS3Client(s3), bucket: s3.S3_BUCKET };
    const { findings, compared } = await findAll(client, store, new Date(Date.now() - minAgeMs));
    for (const finding of findings) log(describeFinding(finding));
    const repairable = findings.filter((finding) => repairOf(finding) !== null);
    log(
      `${compared.objects} objects looked at: ${count(findings.length, 'finding')}, ${repairable.length} of them can be repaired`,
    );
    const refusal = refusalOfRepairs(findings, compared);
    if (code === null) {
      if (refusal) log(`Nothing was changed, and nothing can be repaired: ${refusal}`);
      else if (repairable.length > 0)
        log(`Nothing was changed. To repair them: audit --repair ${codeOfRepairs(repairable)}`);
      return findings.length;
    }
    if (refusal) throw new Error(`nothing was changed: ${refusal}`);
    if (code !== codeOfRepairs(repairable))
      throw new Error(`nothing was changed: the repairs are not those of ${code}. Run audit without --repair again`);
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

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
