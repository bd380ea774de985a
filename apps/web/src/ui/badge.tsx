import type { ReactNode } from 'react';

const kindClasses = {
  plain: 'bg-line text-ink',
  good: 'bg-fairway-tint text-fairway',
  /** For Premium and for news. */
  flag: 'bg-flag text-on-flag',
  care: 'bg-sand text-on-sand',
  alert: 'bg-alert-tint text-alert',
} as const;

/** A label of one or two words. */
export function Badge({ kind = 'plain', children }: { kind?: keyof typeof kindClasses; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${kindClasses[kind]}`}
    >
      {children}
    </span>
  );
}
