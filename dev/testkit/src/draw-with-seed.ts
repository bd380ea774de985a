import fc from 'fast-check';
import { proofSeed } from './proof.ts';

// A property that fails in one run fails in the next one too.
fc.configureGlobal({ seed: proofSeed() });
