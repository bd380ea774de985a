import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { Comparison } from './compare-progress.ts';

/** Up and down are no judgement: more spin or more turn is not always better. */
const icons = { up: ArrowUp, down: ArrowDown, level: Equal } as const;

interface ComparisonRowProps {
  name: string;
  value: string;
  comparisons: readonly Comparison[];
}

/** One value of this swing and what it is against earlier ones. */
export function ComparisonRow({ name, value, comparisons }: ComparisonRowProps) {
  return (
    <li className="py-3 first:pt-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="numeral shrink-0 text-lg">{value}</span>
      </p>
      {comparisons.map(({ direction, text }) => {
        const Icon = icons[direction];
        return (
          <p key={text} className="mt-1 flex gap-2 text-sm leading-snug text-muted">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-fairway" />
            {text}
          </p>
        );
      })}
    </li>
  );
}
