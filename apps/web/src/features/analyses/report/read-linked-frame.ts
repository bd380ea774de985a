import { swingEventNameSchema, videoViewSchema } from '@trueswing/contracts';
import type { SwingFrame } from '@trueswing/swing';

/** The key frame that a link to the report names (`paths.analysis`); null without one, or where it names nothing known. */
export function readLinkedFrame(search: URLSearchParams): SwingFrame | null {
  const event = swingEventNameSchema.safeParse(search.get('moment'));
  const view = videoViewSchema.safeParse(search.get('view'));
  return event.success ? { event: event.data, view: view.data ?? 'face-on' } : null;
}
