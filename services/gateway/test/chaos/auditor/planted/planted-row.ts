import type { World } from '../../world.ts';

/** A golfer with Premium, an analyzed swing and points, in whose rows faults are planted. */
export interface PlantedIds {
  golfer: string;
  analysisId: string;
  /** A golfer whose account was deleted. */
  deleted: string;
  /** A link that was revoked. */
  revokedShare: string;
}

/** A fault of rows that is planted alone, in a transaction that is rolled back. */
export interface PlantedRow {
  /** Statements that plant it. */
  plant(ids: PlantedIds): string;
  /** The part of the audit that must find it. */
  find(world: World): Promise<string[]>;
  /** Part of what the audit says about it. */
  finding: RegExp;
}

/** Ids for the faults. @throws when the clients have acknowledged none of a kind */
export function plantedIds({ trained, log }: World): PlantedIds {
  const [golfer] = trained;
  const deleted = log.of('account-deleted')[0]?.golfer;
  const revokedShare = log.of('share-revoked')[0]?.id;
  if (!golfer || !deleted || !revokedShare) throw new Error('no trained golfer, deleted account or revoked link');
  return { golfer: golfer.id, analysisId: golfer.analysisId, deleted, revokedShare };
}
