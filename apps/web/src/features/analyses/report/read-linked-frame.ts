import { isInVideo, swingEventNameSchema, videoViewSchema } from '@trueswing/contracts';
import type { SwingFrame } from '@trueswing/swing';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** The key frame that a link to the report names (`paths.analysis`); null without one, or where it names nothing that the video shows. */
export function readLinkedFrame(search: URLSearchParams, details: FinishedDetails | null): SwingFrame | null {
  const event = swingEventNameSchema.safeParse(search.get('moment'));
  const view = videoViewSchema.safeParse(search.get('view'));
  if (!event.success) return null;
  const filmed = view.data === 'down-the-line' ? details?.downTheLine : details?.faceOn;
  const isMissing = filmed && !isInVideo(filmed.events[event.data]);
  return isMissing ? null : { event: event.data, view: view.data ?? 'face-on' };
}
