import { appendFileSync } from 'node:fs';

/** Whether a proof runs in its long form, as `npm run prove` asks for; within the tests it is short. */
export const isLongProof = (): boolean => process.env.PROVE_SEED !== undefined;

/** Seed of what a proof draws. In the tests it is always the same, so that a failure comes from a change of the code. */
export const proofSeed = (): number => Number(process.env.PROVE_SEED ?? 1);

/** Adds figures to the report of `npm run prove`, and prints them. */
export function recordProof(proof: string, figures: Readonly<Record<string, number | string>>): void {
  console.info(`${proof}, seed ${proofSeed()}: ${JSON.stringify(figures)}`);
  if (process.env.PROVE_FIGURES === undefined) return;
  appendFileSync(process.env.PROVE_FIGURES, `${JSON.stringify({ proof, figures })}\n`);
}
