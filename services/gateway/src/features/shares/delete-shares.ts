import type { AnalysisId } from '@trueswing/contracts';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { deleteSharesOf } from './shares.repository.ts';

/** Ends all links of a swing and deletes its comments, in the transaction that deletes the swing. */
export const deleteSharesOfSwing = (tx: Transaction<GatewayTables>, analysisId: AnalysisId): Promise<void> =>
  deleteSharesOf(tx, analysisId);
