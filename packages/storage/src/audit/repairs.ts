import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Required } from './compare.ts';
import { type Finding, repairOf } from './finding.ts';
import type { S3Client } from './list-bucket.ts';
import { noteOriginalsRemoved } from './rows.repository.ts';

/** Names these repairs and no others, so that only what was printed can be repaired. */
export function codeOfRepairs(repairable: readonly Finding[]): string {
  const lines = repairable.map((finding) =>
    [finding.kind, finding.key, finding.kind === 'parts' ? finding.uploadId : ''].join(' '),
  );
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 8);
}

/** Numbers of the whole comparison. */
export interface Compared {
  readonly objects: number;
  /** Objects that rows named before and after the listing. */
  readonly required: Readonly<Record<Required['kind'], number>>;
}

/**
 * A wrong or empty bucket, or another database, shows as many findings: then nothing may be repaired.
 * @returns why, or null
 */
export function refusalOfRepairs(findings: readonly Finding[], { objects, required }: Compared): string | null {
  const numberOf = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const question = 'Is this the bucket that belongs to the database?';
  if (objects === 0 && required.original + required.output > 0) return `the bucket is empty. ${question}`;
  for (const [kind, name] of [
    ['original', 'uploaded videos'],
    ['output', 'files of analyses'],
  ] as const) {
    if (numberOf(kind) > required[kind] / 2)
      return `${numberOf(kind)} of ${required[kind]} ${name} are missing. ${question}`;
  }
  const removed = numberOf('object');
  return removed > objects / 2 ? `${removed} of ${objects} objects would be removed. ${question}` : null;
}

export async function repair(
  client: ClientBase,
  { client: s3, bucket }: { client: S3Client; bucket: string },
  finding: Finding,
): Promise<void> {
  if (repairOf(finding) === null) return;
  if (finding.kind === 'object') await s3.removeObject(bucket, finding.key);
  if (finding.kind === 'parts') await s3.abortMultipartUpload(bucket, finding.key, finding.uploadId);
  if (finding.kind === 'original') await noteOriginalsRemoved(client, finding.analysisId);
}
