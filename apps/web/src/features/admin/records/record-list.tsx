import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { PageButtons } from '../page-buttons.tsx';
import type { useOlderPages } from '../use-older-pages.ts';

interface RecordListProps<T extends { id: number }> {
  title: string;
  /** Explains what the list holds and what to do with it. */
  text: string;
  /** Title of a list without entries. */
  empty: string;
  pages: ReturnType<typeof useOlderPages<T>>;
  children: (record: T) => ReactNode;
}

/** A screen with records, newest first. */
export function RecordList<T extends { id: number }>({ title, text, empty, pages, children }: RecordListProps<T>) {
  const { data: records, error, refetch, isPlaceholderData, buttons } = pages;
  return (
    <>
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
      </div>
      {error && (
        <LoadError
          error={error}
          fallback="The list could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!records && !error && <SkeletonCard label="Loading the list" lines={6} />}
      {records?.length === 0 && !isPlaceholderData && (
        <EmptyState icon={<CircleCheck className="size-7" />} title={buttons.page > 1 ? 'No older entries' : empty}>
          {buttons.page > 1 ? 'There may be newer ones on the previous page.' : 'New ones appear here by themselves.'}
        </EmptyState>
      )}
      {records && records.length > 0 && (
        <ul aria-label={title} className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
          {records.map((record) => (
            <li key={record.id} className="flex flex-col gap-1 px-4 py-3">
              {children(record)}
            </li>
          ))}
        </ul>
      )}
      <PageButtons {...buttons} />
    </>
  );
}
