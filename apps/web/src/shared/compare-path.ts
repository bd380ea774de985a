import type { SwingEventName, VideoView } from '@trueswing/contracts';

/** Parameters that say where both videos of a comparison start. */
export const compareStart = { moment: 'moment', view: 'view' } as const;

/** Two swings side by side, from the same moment. Not among `paths`, which is part of the first load. */
export function comparePath(
  beforeId: string,
  nowId: string,
  start?: { moment: SwingEventName; view: VideoView },
): string {
  const path = `/progress/compare/${beforeId}/${nowId}`;
  return start ? `${path}?${compareStart.moment}=${start.moment}&${compareStart.view}=${start.view}` : path;
}
