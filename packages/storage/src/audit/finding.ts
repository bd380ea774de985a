/** A disagreement of bucket and database. */
export type Finding =
  | { readonly kind: 'object'; readonly key: string; readonly bytes: number }
  | { readonly kind: 'parts'; readonly key: string; readonly uploadId: string }
  /** The videos of a swing as they were uploaded: `isAllMissing` if none of them is there. */
  | {
      readonly kind: 'original';
      readonly analysisId: string;
      readonly key: string;
      readonly isAnalyzed: boolean;
      readonly isAllMissing: boolean;
    }
  /** A file that an analysis made. */
  | { readonly kind: 'output'; readonly analysisId: string; readonly key: string };

/** The work of a repair; null where only a person can help. */
export function repairOf(finding: Finding): 'remove' | 'abort' | 'note-as-removed' | null {
  if (finding.kind === 'object') return 'remove';
  if (finding.kind === 'parts') return 'abort';
  // Nothing reads the original of an analyzed swing again, so the row only has to say that it is gone.
  return finding.kind === 'original' && finding.isAnalyzed && finding.isAllMissing ? 'note-as-removed' : null;
}

/** One line for the operator. */
export function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'object':
      return `object without a row: ${finding.key} (${(finding.bytes / 1e6).toFixed(1)} MB). Repair: removed`;
    case 'parts':
      return `parts of an upload without a row: ${finding.key}. Repair: removed`;
    case 'original':
      return `row without an object: ${finding.key}, ${adviseOnOriginal(finding)}`;
    case 'output':
      return `row without an object: ${finding.key}, a file of an analysis. No repair: put it back from a backup, objects/${finding.key}`;
  }
}

function adviseOnOriginal({ isAnalyzed, isAllMissing }: Extract<Finding, { kind: 'original' }>): string {
  if (!isAnalyzed)
    return 'an upload that waits for its analysis. No repair: it fails, and the golfer gets the upload back';
  if (!isAllMissing)
    return 'one of two uploaded videos. No repair: the other one is there, and nothing reads them again';
  return 'the upload of an analyzed swing. Repair: noted as removed';
}
