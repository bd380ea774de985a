import type { Verdict } from './verdict.ts';

/** The step where only its action has space. An open step's first sentence says nothing to do. */
export const sayVerdictInShort = (verdict: Verdict): string =>
  verdict.kind === 'open' ? `${verdict.detail} ${verdict.tip}` : verdict.sentence;
