import { appendFileSync } from 'node:fs';

/** Facts that a client was given an answer about. */
export type FactKind =
  | 'account'
  | 'account-deleted'
  | 'upload'
  | 'swing-deleted'
  | 'exercise-log'
  | 'completion'
  | 'mobility-check'
  | 'payment'
  | 'share'
  | 'share-revoked'
  | 'comment'
  | 'usage-reset';

export interface Fact {
  kind: FactKind;
  /** Id of the golfer to whose data the fact belongs. */
  golfer: string;
  /** Whose rows are counted: an e-mail address, a golfer or an analysis. */
  owner: string;
  /** Finds the row; undefined where the answer names none. */
  id?: string;
  /** Content that the row must have. */
  content?: string;
}

/** Everything that clients sent and that was acknowledged, kept outside of the system. */
export class FactLog {
  readonly facts: Fact[] = [];
  /** Answers that no client may get. */
  readonly findings: string[] = [];
  readonly #file: string;
  readonly #attempts = new Map<string, number>();

  constructor(file: string) {
    this.#file = file;
  }

  /** Counts something that is about to be sent, which may happen or not; a repetition under the same key is not another one. */
  attempt(kind: FactKind, owner: string): void {
    const key = `${kind} ${owner}`;
    this.#attempts.set(key, this.attempts(kind, owner) + 1);
  }

  attempts(kind: FactKind, owner: string): number {
    return this.#attempts.get(`${kind} ${owner}`) ?? 0;
  }

  acknowledge(fact: Fact): void {
    this.facts.push(fact);
    appendFileSync(this.#file, `${JSON.stringify({ at: new Date(), ...fact })}\n`);
  }

  find(finding: string): void {
    this.findings.push(finding);
    appendFileSync(this.#file, `${JSON.stringify({ at: new Date(), finding })}\n`);
  }

  of(kind: FactKind): Fact[] {
    return this.facts.filter((fact) => fact.kind === kind);
  }

  /** Golfers whose account was deleted. */
  deletedGolfers(): Set<string> {
    return new Set(this.of('account-deleted').map(({ golfer }) => golfer));
  }

  /** Number of facts of each kind. */
  counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { kind } of this.facts) counts[kind] = (counts[kind] ?? 0) + 1;
    return counts;
  }
}
