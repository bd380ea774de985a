import type { Noise } from '../../packages/swing/test/make-sound.ts';
import type { RecordEvent } from './list-events.ts';

/** Events of one golfer in front of one phone, one after the other. */
export interface RecordSession {
  readonly name: string;
  readonly noise: Noise;
  readonly events: readonly RecordEvent[];
}

/** A browser that plays longer than this collects frames of the fake camera faster than a phone would. */
const mostEvents = 10;

/** Groups events by golfer, view, hand and noise, so that each session has one setup, as at a range. */
export function listSessions(events: readonly RecordEvent[]): RecordSession[] {
  const groups = new Map<string, RecordEvent[]>();
  for (const event of events) {
    const { golfer, view, hand } = event.clip;
    const key = `${golfer + 1}-${view}-${hand}-${event.noise}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups].flatMap(([key, group]) =>
    Array.from({ length: Math.ceil(group.length / mostEvents) }, (_, i) => {
      const part = group.slice(mostEvents * i, mostEvents * (i + 1));
      return { name: `${key}-${i + 1}`, noise: part[0]?.noise ?? 'wind', events: part };
    }),
  );
}
