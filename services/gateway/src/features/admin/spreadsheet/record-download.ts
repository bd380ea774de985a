import type { Deps } from '../../../deps.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';

export const recordDownload = ({ db, now }: Pick<Deps, 'db' | 'now'>, caller: AdminCaller): Promise<void> =>
  recordAdminAction(db, caller, { at: now(), action: 'download-exercises' });
