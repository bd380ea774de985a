import { useQueries } from '@tanstack/react-query';
import { averageWindowDays } from '@trueswing/domain';
import { CalendarDays } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorNote } from '../../ui/feedback.tsx';
import { monthlyAverageQuery } from './analyses.queries.ts';
import { AveragesTable } from './averages-table.tsx';

/** What the golfer's own numbers come to over 30 days, with how many swings they stand on and how far these spread. */
export function MonthlyAveragesCard() {
  const [driver, sevenIron] = useQueries({ queries: [monthlyAverageQuery('driver'), monthlyAverageQuery('7-iron')] });
  const retry = () => Promise.all([driver.refetch(), sevenIron.refetch()]);
  return (
    <Card
      title="Monthly Performance Averages"
      aside={<span className="eyebrow text-muted">{averageWindowDays} days</span>}
    >
      {driver.data && sevenIron.data ? (
        driver.data.hasData || sevenIron.data.hasData ? (
          <AveragesTable driver={driver.data} sevenIron={sevenIron.data} />
        ) : (
          <EmptyState icon={<CalendarDays />} title="No Monthly Data Available">
            Add the numbers of your launch monitor when you upload a swing.
          </EmptyState>
        )
      ) : driver.error || sevenIron.error ? (
        <div className="flex flex-col gap-3">
          <ErrorNote>We could not load your averages. Please try again.</ErrorNote>
          <Button kind="outline" onClick={retry}>
            Try Again
          </Button>
        </div>
      ) : (
        <div className="h-52" />
      )}
    </Card>
  );
}
