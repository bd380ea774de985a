import type { ExerciseLog } from '@trueswing/contracts';
import { formatLongDate } from '../../../ui/format-date.ts';
import { type LoggedSets, weightOf } from './exercise-log.ts';

/** Shows what was logged in this session. */
export function TodayBlock({ logged }: { logged: LoggedSets }) {
  return (
    <section className="rounded-control bg-fairway p-4 text-on-fairway">
      <h3 className="eyebrow">TODAY</h3>
      <Numbers logged={logged} />
    </section>
  );
}

/** Newest first. */
export function HistoryEntries({ logs }: { logs: readonly ExerciseLog[] }) {
  return (
    <ol className="divide-y divide-line">
      {logs.map((log) => (
        <li key={log.id} className="py-3">
          <h3 className="eyebrow text-muted">
            <time dateTime={log.workoutDate}>{formatLongDate(log.workoutDate).toUpperCase()}</time>
          </h3>
          <Numbers logged={{ sets: log.sets, reps: log.reps, seconds: log.duration ?? 0, weight: weightOf(log) }} />
          {log.notes && <p className="mt-1 whitespace-pre-line text-muted">{log.notes}</p>}
        </li>
      ))}
    </ol>
  );
}

/** The sets, and of the others what there was. */
function Numbers({ logged: { sets, reps, seconds, weight } }: { logged: LoggedSets }) {
  const others: [string, number][] = [
    ['Reps', reps],
    ['Seconds in all', seconds],
    ['Weight (lbs)', weight],
  ];
  const values: [string, number][] = [['Sets', sets], ...others.filter(([, value]) => value > 0)];
  return (
    <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
      {values.map(([name, value]) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="text-sm">{name}</dt>
          <dd className="numeral text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
