import type { ExpressionBuilder } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

/**
 * The newest version of each swing, for `leftJoinLateral`. `result` is null where the analysis is the automatic one, and
 * all is null where no key frame was ever moved.
 */
export const newestCorrection = (eb: ExpressionBuilder<GatewayTables & { swing: { id: string } }, 'swing'>) =>
  eb
    .selectFrom('gateway.swing_correction as each')
    .select(['each.version', 'each.moves', 'each.result', 'each.algorithm'])
    .select(['each.shown', 'each.listed', 'each.shown_form'])
    .whereRef('each.analysis_id', '=', 'swing.id')
    .orderBy('each.version', 'desc')
    .limit(1)
    .as('correction');
