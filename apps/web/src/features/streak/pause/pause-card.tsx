import type { Streak } from '@trueswing/contracts';
import { pausesPerYear } from '@trueswing/domain';
import { Pause } from 'lucide-react';
import { startTransition, useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { useResumeWeek } from '../streak.queries.ts';
import { formatWeek } from '../year/format-week.ts';
import { pausesToCome, thisWeekOf } from '../year/read-year.ts';
import { PauseDialog } from './pause-dialog.tsx';

/** Shows how many pauses are left, the paused weeks to come, and the way to pause one more. */
export function PauseCard({ streak }: { streak: Streak }) {
  const [isOpen, setIsOpen] = useState(false);
  const resume = useResumeWeek();
  const paused = pausesToCome(streak);
  return (
    <Card title="Pause a Week">
      <div className="flex flex-col gap-4">
        <p className="-mt-1 text-muted">
          Ill or traveling? A paused week does not break your streak. If you train in it, it counts.
        </p>
        <p className="font-semibold">
          {`${streak.pausesLeft} of ${pausesPerYear} pauses left in ${thisWeekOf(streak)?.week.slice(0, 4)}`}
        </p>
        {paused.length > 0 && (
          <ul aria-label="Paused weeks" className="divide-y divide-line border-y border-line">
            {paused.map((week) => (
              <li key={week} className="flex min-h-14 items-center justify-between gap-3 py-1">
                <span>{formatWeek(week)}</span>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Take back the pause of ${formatWeek(week)}`}
                  isBusy={resume.isPending && resume.variables === week}
                  onClick={() => resume.mutate(week)}
                >
                  Take Back
                </Button>
              </li>
            ))}
          </ul>
        )}
        {resume.error && (
          <ErrorNote requestId={requestIdOf(resume.error)}>
            {sentenceOf(resume.error, 'We could not take the pause back. Please try again.')}
          </ErrorNote>
        )}
        {streak.pausableWeeks.length > 0 && (
          <Button kind="outline" onClick={() => startTransition(() => setIsOpen(true))}>
            <Pause aria-hidden className="size-5" /> Choose a Week
          </Button>
        )}
      </div>
      <PauseDialog streak={streak} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
