import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

/** A wait that has a name. */
export function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-16 text-muted">
      <LoaderCircle aria-hidden className="size-9 animate-spin text-fairway" />
      <p>{text}</p>
    </div>
  );
}

export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="rounded-xl border border-alert/30 bg-alert-tint p-4 text-alert">
      {children}
    </div>
  );
}

export function EmptyState({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <div aria-hidden className="grid size-14 place-items-center rounded-full bg-fairway-tint text-fairway">
        {icon}
      </div>
      <p className="text-lg font-bold text-balance">{title}</p>
      {children && <div className="max-w-xs text-muted">{children}</div>}
    </div>
  );
}

/** `share` is 0…1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-3 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-fairway transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
