import { ButtonLink } from './button-link.tsx';
import { paths } from './paths.ts';

/** For golfers whose plan has no completion rewards. */
export const PremiumPointsNote = () => (
  <div className="flex grow items-center justify-between gap-3">
    <p className="text-muted">Streaks and exercise points come with Premium.</p>
    <ButtonLink to={paths.plans} kind="outline" size="small" className="shrink-0">
      See Premium
    </ButtonLink>
  </div>
);
