import type { Streak } from '@trueswing/contracts';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { usePauseWeek } from '../streak.queries.ts';
import { formatWeek } from '../year/format-week.ts';
import { thisWeekOf } from '../year/read-year.ts';

interface PauseDialogProps {
  streak: Streak;
  isOpen: boolean;
  onClose(): void;
}

/** The weeks that can be paused, each with a large button. */
export function PauseDialog({ streak, isOpen, onClose }: PauseDialogProps) {
  const pause = usePauseWeek();
  const showToast = useToast();
  const thisWeek = thisWeekOf(streak)?.week;
  const close = () => {
    pause.reset();
    onClose();
  };
  const choose = (week: string) =>
    pause.mutate(week, {
      onSuccess: () => {
        close();
        showToast({ title: 'Week Paused', text: `${formatWeek(week)}. Your streak waits for you.` });
      },
    });
  return (
    <Dialog
      title="Which week?"
      description="You can take a pause back until its week ends."
      isOpen={isOpen}
      onClose={close}
    >
      {pause.error && (
        <ErrorNote requestId={requestIdOf(pause.error)}>
          {sentenceOf(pause.error, 'We could not pause this week. Please try again.')}
        </ErrorNote>
      )}
      <ul className="flex flex-col gap-2">
        {streak.pausableWeeks.map((week) => (
          <li key={week}>
            <Button
              kind="outline"
              className="w-full justify-between!"
              isBusy={pause.isPending && pause.variables === week}
              onClick={() => choose(week)}
            >
              {formatWeek(week)}
              {week === thisWeek && <span className="text-sm font-normal">This week</span>}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
