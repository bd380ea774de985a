import fc from 'fast-check';

/** The moment between two US Central weeks. */
export interface WeekEdge {
  /** Last day of the week that ends, and its Sunday. */
  readonly saturday: string;
  readonly lastWeek: string;
  /** The Sunday that begins. */
  readonly sunday: string;
  readonly at: Date;
  /** Whether a month begins as well. */
  readonly beginsMonth: boolean;
}

/** Written by hand: the test must not ask the product's calendar. */
const edges: readonly WeekEdge[] = [
  edge('2026-11-15', '2026-11-21', '2026-11-22T06:00:00Z'),
  // The clocks go back two hours later.
  edge('2026-10-25', '2026-10-31', '2026-11-01T05:00:00Z', true),
  // End of a week of 169 hours, and of one of 167.
  edge('2026-11-01', '2026-11-07', '2026-11-08T06:00:00Z'),
  edge('2027-03-14', '2027-03-20', '2027-03-21T05:00:00Z'),
  // The week that ends counts among those of 2026, the next among those of 2027.
  edge('2026-12-27', '2027-01-02', '2027-01-03T06:00:00Z'),
  // The clocks go forward two hours later.
  edge('2027-03-07', '2027-03-13', '2027-03-14T06:00:00Z'),
  edge('2027-07-25', '2027-07-31', '2027-08-01T05:00:00Z', true),
];

function edge(lastWeek: string, saturday: string, at: string, beginsMonth = false): WeekEdge {
  return { lastWeek, saturday, sunday: at.slice(0, 10), at: new Date(at), beginsMonth };
}

/** Two golfers, each with two devices. */
export interface RaceCall {
  readonly golfer: 0 | 1;
  readonly device: 0 | 1;
  /** When the device sends it, from the edge. */
  readonly afterMs: number;
  readonly act:
    | { readonly kind: 'train-today' | 'train-saturday'; readonly exercise: number }
    | { readonly kind: 'pause'; readonly week: 'lastWeek' | 'sunday' }
    | { readonly kind: 'upload'; readonly club: 'driver' | '7-iron' };
}

/** Weeks trained in a row before the one that ends, and pauses of the year that are used up. */
export interface TrainingHistory {
  readonly weeks: number;
  readonly pauses: number;
}

export interface Race {
  readonly edge: WeekEdge;
  readonly histories: readonly [TrainingHistory, TrainingHistory];
  readonly calls: readonly RaceCall[];
}

/** The calls begin so long before the edge. */
export const headStartMs = 250;
/** More exercises of a day would need more than a moment to earn points. */
const exercise = fc.nat(2);
const train = fc.record({ kind: fc.constantFrom('train-today' as const, 'train-saturday' as const), exercise });
const pause = fc.record({
  kind: fc.constant('pause' as const),
  week: fc.constantFrom('lastWeek' as const, 'sunday' as const),
});
const upload = fc.record({
  kind: fc.constant('upload' as const),
  club: fc.constantFrom('driver' as const, '7-iron' as const),
});
const call: fc.Arbitrary<RaceCall> = fc.record({
  golfer: fc.constantFrom(0, 1),
  device: fc.constantFrom(0, 1),
  afterMs: fc.oneof(fc.integer({ min: -25, max: 25 }), fc.integer({ min: -headStartMs, max: headStartMs })),
  act: fc.oneof({ weight: 5, arbitrary: train }, { weight: 2, arbitrary: pause }, { weight: 2, arbitrary: upload }),
});
const history = fc.record({ weeks: fc.nat(6), pauses: fc.constantFrom(0, 3, 3, 4) });

export const races: fc.Arbitrary<Race> = fc.record({
  edge: fc.constantFrom(...edges),
  histories: fc.tuple(history, history),
  calls: fc.array(call, { minLength: 24, maxLength: 40, size: 'max' }),
});
