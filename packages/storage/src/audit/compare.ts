import type { Finding } from './finding.ts';

/** An object that a row names and that must be there. */
export type Required =
  | { readonly kind: 'original'; readonly analysisId: string; readonly isAnalyzed: boolean }
  | { readonly kind: 'output'; readonly analysisId: string };

/** Objects of the rows at one moment. */
export interface Claims {
  readonly required: ReadonlyMap<string, Required>;
  /** Whatever lies below them is of a kept attempt, or is being stored or removed; each ends with a slash. */
  readonly prefixes: ReadonlySet<string>;
}

export interface Listed {
  readonly objects: ReadonlyMap<string, { readonly bytes: number; readonly modifiedAt: Date }>;
  readonly parts: readonly { readonly key: string; readonly uploadId: string; readonly begunAt: Date }[];
}

/**
 * Compares a listing of the bucket with the rows before and after it. A row is there before its objects are stored, and goes after they
 * went, so that what is stored or removed meanwhile is no finding: an object has no row if it has none before and none after, and a row
 * lacks an object if it demands it before and after.
 * @param storedBefore younger objects are no findings: a store may finish a write late, and its clock may differ
 */
export function compare(listed: Listed, [before, after]: readonly [Claims, Claims], storedBefore: Date): Finding[] {
  const isOrphan = (key: string, at: Date) => at < storedBefore && !isClaimed(key, before) && !isClaimed(key, after);
  const objects = [...listed.objects]
    .filter(([key, { modifiedAt }]) => isOrphan(key, modifiedAt))
    .map(([key, { bytes }]): Finding => ({ kind: 'object', key, bytes }));
  const parts = listed.parts
    .filter(({ key, begunAt }) => isOrphan(key, begunAt))
    .map(({ key, uploadId }): Finding => ({ kind: 'parts', key, uploadId }));
  const withOriginal = new Set(
    [...after.required]
      .filter(([key, { kind }]) => kind === 'original' && listed.objects.has(key))
      .map(([, { analysisId }]) => analysisId),
  );
  const missing = [...after.required]
    .filter(([key]) => before.required.has(key) && !listed.objects.has(key))
    .map(([key, row]): Finding => {
      if (row.kind === 'output') return { ...row, key };
      return { ...row, key, isAllMissing: !withOriginal.has(row.analysisId) };
    });
  return [...objects, ...parts, ...missing];
}

function isClaimed(key: string, { required, prefixes }: Claims): boolean {
  const [folder, id, attempt] = key.split('/');
  return required.has(key) || prefixes.has(`${folder}/${id}/`) || prefixes.has(`${folder}/${id}/${attempt}/`);
}
