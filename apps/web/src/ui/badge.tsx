import type { ReactNode } from 'react';

const look = {
  plain: 'bg-line text-ink',
  good: 'bg-fairway-tint text-fairway',
  /** Premium, and what is new. */
  flag: 'bg-flag text-on-flag',
  care: 'bg-sand text-on-sand',
  alert: 'bg-alert-tint text-alert',
} as const;

/** One or two words about the thing beside it. */
export function Badge({ kind = 'plain', children }: { kind?: keyof typeof look; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${look[kind]}`}>
      {children}
    </span>
  );
}
