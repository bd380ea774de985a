import type { ReactNode } from 'react';
import { formatMoment } from './format-moment.ts';

/** The first line of a record: what it is, and when. */
export function RecordHead({ at, children }: { at: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="flex flex-wrap items-center gap-2 font-semibold">{children}</span>
      <time dateTime={at} className="text-sm text-muted tabular-nums">
        {formatMoment(at)}
      </time>
    </p>
  );
}
