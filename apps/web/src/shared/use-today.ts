import { useQuery } from '@tanstack/react-query';
import { centralDayKey, type StreakTier, tierOf } from '@trueswing/domain';
import { useNow } from '../ui/use-now.ts';
import { useUser } from './session/use-user.ts';
import { tierOfToday } from './tier-of-today.ts';
import { workoutDaysQuery } from './workout-days.queries.ts';

const minuteMs = 60_000;

/** The day in US Central time, e.g. "2026-11-22". */
export const useToday = (): string => centralDayKey(new Date(useNow(minuteMs)));

/** The tier that pays for the golfer's exercises today; that of the streak until the workout days are loaded. */
export function useTierOfToday(): StreakTier {
  const { streak } = useUser();
  const { data: days } = useQuery(workoutDaysQuery);
  const today = useToday();
  return days ? tierOfToday(streak, days, today) : tierOf(streak);
}
