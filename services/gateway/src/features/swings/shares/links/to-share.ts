import type { Share } from '@trueswing/contracts';
import type { ShareRow } from '../shares.repository.ts';

/** A stored link in the shape of the API, without its token. */
export const toShare = (row: Omit<ShareRow, 'token_hash' | 'analysis_id'>): Share => ({
  id: row.id,
  golferName: row.golfer_name,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
