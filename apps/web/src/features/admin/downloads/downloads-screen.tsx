import { useQuery } from '@tanstack/react-query';
import type { SpreadsheetSummary } from '@trueswing/contracts';
import { Download } from 'lucide-react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { spreadsheetSummaryQuery, useDownload } from './downloads.queries.ts';
import { ImportCard } from './import-card.tsx';

/** The exercises as a spreadsheet: to download, to edit and to import again. */
export function DownloadsScreen() {
  const { data: summary, error, refetch } = useQuery(spreadsheetSummaryQuery);
  const download = useDownload();
  return (
    <>
      <h1 className="text-2xl">Downloads</h1>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="Video Database">
          <div className="flex flex-col gap-4">
            {error && (
              <LoadError
                error={error}
                fallback="The counts could not be loaded. Please try again."
                onRetry={() => void refetch()}
              />
            )}
            {summary && <Contents summary={summary} />}
            {!summary && !error && <Skeleton className="h-96" />}
            <Button isBusy={download.isPending} onClick={() => download.mutate()}>
              <Download aria-hidden className="size-5" />
              Download Excel
            </Button>
          </div>
        </Card>
        <ImportCard />
      </div>
    </>
  );
}

function Contents({ summary: { videos, withVideo, bytes, categories } }: { summary: SpreadsheetSummary }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">
        {videos} {withVideo === videos ? 'videos' : 'exercises'} in {categories.length} categories, about{' '}
        {Math.round(bytes / 1000)} KB. The file is golf-exercise-videos.xlsx.
      </p>
      {withVideo < videos && (
        <p className="text-muted">
          Each has a moving figure, and {withVideo === 0 ? 'none' : withVideo} a video. Add video addresses in the file
          and import it.
        </p>
      )}
      <Facts facts={categories.map(({ name, videos: count }) => [shownNames[name] ?? name, String(count)])} />
    </div>
  );
}

const shownNames: Readonly<Record<string, string>> = { 'Postural Integrity': 'Postural Integrity / Flexibility' };
