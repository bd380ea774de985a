import { useQuery } from '@tanstack/react-query';
import type { Handedness, MeasuredTurn, SwingAnalysis } from '@trueswing/contracts';
import { bodyTurnOf, isTurn } from '@trueswing/swing';
import { use } from 'react';
import { mobilityChecksQuery } from '../../../shared/mobility-checks.queries.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import type { DialSubject } from '../dial-subjects.ts';

/** Turns that the golfer's body can do, by the newest mobility check. */
export interface BodyTurns {
  /** Whose report it is: only the owner is asked to check. */
  readonly isOwner: boolean;
  turnOf(subject: DialSubject): MeasuredTurn | null;
}

/** Someone else's report is read without the reader's checks. A check that cannot be loaded is left out. */
export function useBodyTurns(userId: SwingAnalysis['userId'], handedness: Handedness): BodyTurns {
  const isOwner = use(UserContext)?.id === userId;
  const { data } = useQuery({ ...mobilityChecksQuery, enabled: isOwner });
  const check = isOwner ? data?.[0] : undefined;
  return {
    isOwner,
    turnOf: ({ name }) => (check && isTurn(name) ? bodyTurnOf(check, name, handedness) : null),
  };
}
