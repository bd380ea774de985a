import { afterAll } from 'vitest';
import { isLongProof, proofSeed, recordProof } from './proof.ts';

/** Runs of a property that names no number of its own, in the long form. */
const longRuns = 5_000;

// Loaded only then: most files draw nothing.
if (isLongProof()) {
  const { default: fc } = await import('fast-check');
  const figures = { properties: 0, cases: 0 };
  fc.configureGlobal({
    seed: proofSeed(),
    numRuns: longRuns,
    reporter(run) {
      figures.properties += 1;
      figures.cases += run.numRuns;
      if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
    },
  });
  afterAll(() => {
    if (figures.properties > 0) recordProof('properties', figures);
  });
}
