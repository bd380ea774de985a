import { useQuery } from '@tanstack/react-query';
import type { AdminAnalysis } from '@trueswing/contracts';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { ChoiceField, TextField } from '../../../ui/field.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { PageButtons } from '../page-buttons.tsx';
import { useSettled } from '../use-settled.ts';
import { analysesPerPage, analysesQuery } from './analyses.queries.ts';
import { AnalysisItem } from './analysis-item.tsx';

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'running', label: 'Running' },
  { value: 'queued', label: 'Queued' },
] as const;
type ShownStatus = (typeof statuses)[number]['value'];

/** The work on analyses: what waits, runs, failed and why, with a way to retry. */
export function AnalysesScreen() {
  const [status, setStatus] = useState<ShownStatus>('all');
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  /** The last analysis of each page before this one. */
  const [pages, setPages] = useState<readonly AdminAnalysis[]>([]);
  const page = { status: status === 'all' ? null : status, search, after: pages.at(-1) ?? null };
  const { data: analyses, error, refetch, isPlaceholderData } = useQuery(analysesQuery(page));
  const last = analyses?.length === analysesPerPage ? analyses.at(-1) : undefined;
  const turn = (to: readonly AdminAnalysis[]) => {
    setPages(to);
    window.scrollTo(0, 0);
  };
  return (
    <>
      <h1 className="text-2xl">Analyses</h1>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <ChoiceField
          label="Status"
          choices={statuses}
          value={status}
          onChange={(value) => {
            setStatus(value);
            setPages([]);
          }}
        />
        <TextField
          label="Search"
          type="search"
          placeholder="Analysis id, user id or whole e-mail"
          maxLength={254}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPages([]);
          }}
        />
      </div>
      {error && (
        <LoadError
          error={error}
          fallback="The analyses could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!analyses && !error && <SkeletonCard label="Loading the analyses" lines={6} />}
      {analyses?.length === 0 && !isPlaceholderData && (
        <EmptyState icon={<SearchX className="size-7" />} title="No analyses found" />
      )}
      {analyses && analyses.length > 0 && (
        <ul
          aria-label="Analyses"
          aria-busy={isPlaceholderData}
          className="divide-y divide-line rounded-card border border-line bg-card shadow-card"
        >
          {analyses.map((analysis) => (
            <AnalysisItem key={analysis.id} analysis={analysis} />
          ))}
        </ul>
      )}
      <PageButtons
        page={pages.length + 1}
        onPrevious={pages.length > 0 ? () => turn(pages.slice(0, -1)) : undefined}
        onNext={last && !isPlaceholderData ? () => turn([...pages, last]) : undefined}
      />
    </>
  );
}
