import type { BodyRow } from '@trueswing/swing';

const percent = (share: number) => `${share * 100}%`;
const between = ([from, to]: readonly [number, number]) => ({ left: percent(from), width: percent(to - from) });

/** The usual range in green, the range in which the truth lies as a soft band, and the value as a mark. */
export function RangeBar({ bar, mark }: Pick<BodyRow, 'bar' | 'mark'>) {
  return (
    <span aria-hidden className="relative my-1 block h-3.5">
      <span className="absolute inset-x-0 top-1 h-1.5 rounded-full bg-line" />
      <span className="absolute top-1 h-1.5 rounded-full bg-fairway/60" style={between(bar.band)} />
      <span className="absolute top-0 h-3.5 rounded-full bg-ink/20" style={between(bar.error)} />
      {bar.value !== null && (
        <span
          className={`absolute -top-0.5 h-4.5 w-1 -translate-x-1/2 rounded-full ${mark === 'fault' ? 'bg-pin' : 'bg-ink'}`}
          style={{ left: percent(bar.value) }}
        />
      )}
    </span>
  );
}
