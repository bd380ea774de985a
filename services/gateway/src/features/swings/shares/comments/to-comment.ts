import type { SwingComment } from '@trueswing/contracts';
import type { CommentRow } from './comments.repository.ts';

/** A stored comment in the shape of the API. */
export const toComment = (row: CommentRow): SwingComment => ({
  id: row.id,
  name: row.name,
  text: row.text,
  view: row.view,
  timeS: row.time_s,
  createdAt: row.created_at.toISOString(),
});
