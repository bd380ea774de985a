import { useQuery } from '@tanstack/react-query';
import type { AdminAnalysis } from '@trueswing/contracts';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { ChoiceField, TextField } from '../../../ui/field.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { PageButtons } from '../page-buttons.tsx';
import { searchTextOf } from '../search-text.ts';
import { usePageTurns } from '../use-page-turns.ts';
import { useSettled } from '../use-settled.ts';
import { analysesQuery } from './analyses.queries.ts';
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
  const [params] = useSearchParams();
  const linked = params.get('search') ?? '';
  // The link of the navigation leads here without a search: it begins with all analyses.
  return <AnalysisList key={linked} linked={linked} />;
}

function AnalysisList({ linked }: { linked: string }) {
  const [status, setStatus] = useState<ShownStatus>('all');
  const [text, setText] = useState(linked);
  const search = useSettled(searchTextOf(text));
  const { after, toFirstPage, buttonsOf } = usePageTurns<AdminAnalysis>();
  const page = { status: status === 'all' ? null : status, search, after };
  const { data: analyses, error, refetch, isPlaceholderData } = useQuery(analysesQuery(page));
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
            toFirstPage();
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
            toFirstPage();
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
        <EmptyState icon={<SearchX className="size-7" />} title={after ? 'No older analyses' : 'No analyses found'}>
          {after
            ? 'There may be newer ones on the previous page.'
            : 'Choose another state, or search for something else.'}
        </EmptyState>
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
      <PageButtons {...buttonsOf(isPlaceholderData ? undefined : analyses)} />
    </>
  );
}
