import { useQueries } from '@tanstack/react-query';
import { averageWindowDays } from '@trueswing/swing';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { shotPaths } from '../../../shared/shot-paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { ScoreCardPicture } from '../../../ui/pictures/empty-pictures.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { monthlyAverageQuery } from '../analyses.queries.ts';
import { AveragesTable } from './averages-table.tsx';

/** The height of the table, so that nothing below moves. */
const minHeight = 'min-h-74';

/** The averages of the golfer's launch-monitor numbers over 30 days, with range and number of shots. */
export function MonthlyAveragesCard() {
  const [driver, sevenIron] = useQueries({ queries: [monthlyAverageQuery('driver'), monthlyAverageQuery('7-iron')] });
  const error = driver.error ?? sevenIron.error;
  const retry = () => void Promise.all([driver.refetch(), sevenIron.refetch()]);
  return (
    <Card
      title="Monthly Performance Averages"
      aside={<span className="eyebrow text-muted">{averageWindowDays} days</span>}
    >
      {driver.data && sevenIron.data ? (
        driver.data.hasData || sevenIron.data.hasData ? (
          <AveragesTable driver={driver.data} sevenIron={sevenIron.data} />
        ) : (
          <div className={`grid place-items-center ${minHeight}`}>
            <EmptyState picture={<ScoreCardPicture />} title="No Monthly Data Available">
              Add the numbers of your launch monitor when you upload a swing, or import a session.
            </EmptyState>
          </div>
        )
      ) : error ? (
        <div className={minHeight}>
          <LoadError error={error} fallback="We could not load your averages. Please try again." onRetry={retry} />
        </div>
      ) : (
        <Skeleton className={minHeight} />
      )}
      <ButtonLink to={shotPaths.shots} kind="outline" className="mt-3 w-full">
        See all my shots
      </ButtonLink>
    </Card>
  );
}
