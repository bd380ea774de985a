import { CloudOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useQueryCache } from './use-query-cache.ts';

/** Above a screen whose data are not on this device while it is offline: what happens, and what can be done meanwhile. */
export default function MissingPartNote() {
  const { pathname } = useLocation();
  const isMissing = useQueryCache((cache) =>
    cache
      .findAll({ type: 'active', fetchStatus: 'paused' })
      .some(({ state, meta }) => state.data === undefined && !meta?.isAside),
  );
  if (!isMissing) return null;
  const isWorkout = pathname === paths.dailyWorkout;
  return (
    <section
      aria-label="Offline"
      className="relative z-10 mb-5 flex flex-col gap-3 rounded-card bg-sand p-4 text-on-sand"
    >
      <p className="flex gap-3">
        <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          {isWorkout
            ? "Today's workout is not on your phone yet. Open it once with a network, and it stays for the day."
            : 'A part of this screen needs a network. It comes by itself when you are back online.'}
        </span>
      </p>
      <ButtonLink to={isWorkout ? paths.home : paths.dailyWorkout} size="small" className="self-start">
        {isWorkout ? 'Back to Home' : "Today's Workout"}
      </ButtonLink>
    </section>
  );
}
