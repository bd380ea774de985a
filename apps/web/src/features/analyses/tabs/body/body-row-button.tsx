import type { BodyRow, RangeMark } from '@trueswing/swing';
import { Circle, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { RangeBar } from './range-bar.tsx';
import { RowButton } from './row-button.tsx';

const marks = {
  within: { Icon: CircleCheck, color: 'text-fairway', words: 'within the range' },
  near: { Icon: CircleDashed, color: 'text-muted', words: 'close to the end of the range' },
  unusual: { Icon: Circle, color: 'text-muted', words: 'outside the range, which is no fault' },
  fault: { Icon: CircleAlert, color: 'text-pin', words: 'outside the range' },
} as const satisfies Record<RangeMark, object>;

/** One number on its bar. A tap shows its moment in the video. */
export function BodyRowButton({ row, onShow }: { row: BodyRow; onShow(): void }) {
  const { Icon, color, words } = marks[row.mark];
  return (
    <RowButton onShow={onShow}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="flex shrink-0 items-baseline gap-2 font-semibold">
          <Icon aria-hidden className={`size-4.5 shrink-0 self-center ${color}`} />
          {row.label}
        </span>
        <span className="text-right text-balance">
          <span className="numeral text-lg">{row.value}</span>
          {row.direction && <span className="text-sm text-muted"> {row.direction}</span>}
        </span>
      </span>
      <RangeBar bar={row.bar} mark={row.mark} />
      <span className="flex justify-between gap-3 text-sm text-muted">
        <span>
          {row.range}
          <span className="sr-only">, {words}</span>
        </span>
        <span>{row.plusMinus}</span>
      </span>
    </RowButton>
  );
}
