interface Accepted {
  /** Number of GitHub's advisory: `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  name: string;
  /** First day on which it is not accepted any more: `2026-12-31`. */
  until: string;
  reason: string;
}

export interface Judgment {
  verdict: 'clean' | 'vulnerable' | 'not-audited';
  lines: string[];
}

export const statuses: Record<Judgment['verdict'], number>;
export function judgeAudit(report: object, accepted: readonly Accepted[], today: string): Judgment;
