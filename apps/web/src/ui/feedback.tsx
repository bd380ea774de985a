import { Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { progressAttributes } from './progress-attributes.ts';
import { ReportId } from './report-id.tsx';

/** A spinner with a text. */
export function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-16 text-muted">
      <LoaderCircle aria-hidden className="size-9 animate-spin text-fairway" />
      <p className="text-center">{text}</p>
    </div>
  );
}

interface ErrorNoteProps {
  children: ReactNode;
  /** Id of the failed call, for the golfer to report. */
  requestId?: string | undefined;
  /** Action to take next: a button or a link. */
  action?: ReactNode;
}

export function ErrorNote({ children, requestId, action }: ErrorNoteProps) {
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-control border border-alert/30 bg-alert-tint p-4 text-alert"
    >
      <div>{children}</div>
      {action}
      {requestId && <ReportId id={requestId} />}
    </div>
  );
}

/** A fact or advice, not a failure. */
export function InfoNote({ kind = 'plain', children }: { kind?: 'plain' | 'care'; children: ReactNode }) {
  const classes = kind === 'care' ? 'bg-sand text-on-sand' : 'bg-fairway-tint text-ink';
  const Icon = kind === 'care' ? TriangleAlert : Info;
  return (
    <div className={`flex gap-3 rounded-control p-4 ${classes}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface EmptyStateProps {
  icon?: ReactNode;
  /** Shown instead of the icon, where there is space. */
  picture?: ReactNode;
  /** Name of what is missing. */
  title: string;
  /** Sentence on what comes here, or on what to do next. */
  children: ReactNode;
}

export function EmptyState({ icon, picture, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      {picture ?? (
        <div aria-hidden className="grid size-14 place-items-center rounded-full bg-fairway-tint text-fairway">
          {icon}
        </div>
      )}
      <p className="text-lg font-bold text-balance">{title}</p>
      <div className="max-w-xs text-muted">{children}</div>
    </div>
  );
}

/** `share` is 0…1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div {...progressAttributes(label, percent)} className="h-3 overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-fairway transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
