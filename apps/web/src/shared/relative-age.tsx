import { dateFormat } from '../ui/date-format.ts';
import { useNow } from '../ui/use-now.ts';
import { relativeTime } from './relative-time.ts';

const dateAndTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** "5 minutes ago", updated every minute, with the exact time on hover. */
export function RelativeAge({ of }: { of: string }) {
  const nowMs = useNow(60_000);
  const moment = new Date(of);
  return (
    <time dateTime={of} title={dateAndTime(moment)}>
      {relativeTime(moment, new Date(nowMs))}
    </time>
  );
}
