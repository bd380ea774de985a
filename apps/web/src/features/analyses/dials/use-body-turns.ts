import type { Handedness, MeasuredTurn, SwingAnalysis } from '@trueswing/contracts';
import { bodyTurnOf, isTurn } from '@trueswing/swing';
import { use } from 'react';
import { UserContext } from '../../../shared/session/use-user.ts';
import type { DialSubject } from '../dial-subjects.ts';
import { useKnownBody } from '../verdict/use-known-body.ts';

/** Turns that the golfer's body can do, by the mobility checks. */
export interface BodyTurns {
  /** Whose report it is: only the owner is asked to check. */
  readonly isOwner: boolean;
  turnOf(subject: DialSubject): MeasuredTurn | null;
}

/** Someone else's report is read without the reader's checks. A check that cannot be loaded is left out. */
export function useBodyTurns(userId: SwingAnalysis['userId'], handedness: Handedness): BodyTurns {
  const body = useKnownBody({ userId });
  return {
    isOwner: use(UserContext)?.id === userId,
    turnOf: ({ name }) => (body && isTurn(name) ? bodyTurnOf(body, name, handedness) : null),
  };
}
