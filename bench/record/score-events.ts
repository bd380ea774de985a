import type { EventKind, RecordEvent } from './list-events.ts';

/** A part of an event that was kept, in its seconds. */
export interface KeptPart {
  readonly fromS: number;
  readonly toS: number;
}

export interface ScoredEvent {
  readonly event: RecordEvent;
  readonly kept: readonly KeptPart[];
}

/** A whole swing has this much around it: the still address, and the held finish. */
const aroundS = 0.5;

/** Whether a swing was kept once and whole, or whether something else was kept. */
export function isRight({ event: { swing }, kept }: ScoredEvent): boolean {
  const [only] = kept;
  if (!swing) return kept.length === 0;
  return (
    kept.length === 1 &&
    only !== undefined &&
    only.fromS <= swing.addressS - aroundS &&
    only.toS >= swing.finishS + aroundS
  );
}

/** Prints a table of the kinds of event, and the share of swings and of decoys that are kept. */
export function printScores(title: string, scored: readonly ScoredEvent[]): void {
  const kinds: readonly EventKind[] = ['swing', 'practice-swing', 'waggle', 'neighbor', 'walker'];
  console.log(`\n${title}`);
  console.table(
    kinds.flatMap((kind) => {
      const events = scored.filter(({ event }) => event.kind === kind);
      if (events.length === 0) return [];
      const wrong = events.filter((each) => !isRight(each)).map(({ event }) => event.clip.name);
      const kept = events.filter((each) => each.kept.length > 0).length;
      return [{ kind, events: events.length, kept, right: events.length - wrong.length, wrong: wrong.join(' ') }];
    }),
  );
  const share = (isSwing: boolean): string => {
    const events = scored.filter(({ event }) => (event.kind === 'swing') === isSwing);
    const counted = events.filter((each) => (isSwing ? isRight(each) : each.kept.length > 0)).length;
    return `${((100 * counted) / Math.max(1, events.length)).toFixed(1)} % (${counted} of ${events.length})`;
  };
  console.log(`swings kept whole: ${share(true)}, goal 95 %; decoys kept: ${share(false)}, goal 2 % at most`);
}
