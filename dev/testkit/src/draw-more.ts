import { isLongProof, proofSeed } from './proof.ts';

/** Runs of a property that names no number of its own, in the long form. */
const longRuns = 5_000;

// Loaded only then: most files draw nothing.
if (isLongProof()) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed: proofSeed(), numRuns: longRuns });
}
