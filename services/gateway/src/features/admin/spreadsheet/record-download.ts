import type { Deps } from '../../../deps.ts';
import { recordAdminAction } from '../audit/admin-audit.repository.ts';

export const recordDownload = ({ db, now }: Pick<Deps, 'db' | 'now'>, requestId: string): Promise<void> =>
  recordAdminAction(db, { at: now(), action: 'download-exercises', details: { requestId } });
