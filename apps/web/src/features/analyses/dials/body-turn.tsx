import type { MeasuredTurn, Measurement } from '@trueswing/contracts';
import { explainTurn } from '@trueswing/domain';
import type { TurnName } from '@trueswing/swing';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';

interface BodyTurnProps {
  name: TurnName;
  measurement: Measurement | undefined;
  body: MeasuredTurn | null;
  canCheck: boolean;
}

/** Shows what the mobility check adds to a turn, or the way to the check. */
export function BodyTurn({ name, measurement, body, canCheck }: BodyTurnProps) {
  if (!body && !canCheck) return null;
  return (
    <section>
      <h3 className="eyebrow mb-1 text-muted">Your body</h3>
      <p>
        {body
          ? explainTurn(name, measurement, body)
          : 'Is it your body or your technique? Your phone can measure how far you turn.'}
      </p>
      {canCheck && (
        <ButtonLink to={paths.mobilityCheck} kind="outline" className="mt-3">
          {body ? 'Check again' : 'Check my mobility'}
        </ButtonLink>
      )}
    </section>
  );
}
