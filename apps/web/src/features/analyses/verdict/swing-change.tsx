import { useQuery } from '@tanstack/react-query';
import type { MeasurementName, SwingAnalysis } from '@trueswing/contracts';
import { planOf } from '@trueswing/domain';
import { saySwingChange } from '@trueswing/swing';
import { use } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { progressQuery } from '../../../shared/progress.queries.ts';
import { sayTime } from '../../../shared/say-time.ts';
import { useOwnStature } from '../../../shared/session/use-stature.ts';
import { UserContext } from '../../../shared/session/use-user.ts';

interface SwingChangeProps {
  analysis: Pick<SwingAnalysis, 'id' | 'userId'>;
  /** The number whose change comes before a surer one of another; null if none does. */
  first: MeasurementName | null;
}

/** Reports what changed in the golfer's usual swing up to this one, if it is likely, and leads to the rest. Its owner's alone. */
export function SwingChange({ analysis: { id, userId }, first }: SwingChangeProps) {
  const reader = use(UserContext);
  const isShown = reader?.id === userId && planOf(reader.isPremium).swingComparison;
  const stature = useOwnStature();
  const { data: swings } = useQuery({ ...progressQuery, enabled: isShown });
  const change = isShown && swings ? saySwingChange({ swings, id, first, sayTime, stature }) : null;
  if (!change) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="eyebrow text-muted">What changed in your swing</h3>
      <p className="-mt-2">{change}</p>
      <ButtonLink to={paths.progress} kind="outline">
        See Your Progress
      </ButtonLink>
    </section>
  );
}
