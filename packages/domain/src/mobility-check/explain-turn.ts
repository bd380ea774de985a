import type { MeasuredTurn, Measurement } from '@trueswing/contracts';
import { isMeasured, judgeTarget, mobilityScales, type TurnName } from '@trueswing/swing';

/** Why a turn of a swing is short: the body stops, or it turns farther than the swing used. */
export type TurnCause = 'body' | 'technique' | null;

/**
 * Distinguishes body from technique. Only a turn that is at least likely below its target has a cause. The body is it if it surely
 * stops below the target; technique is it if the body surely reaches the target.
 */
export function causeOf(turn: TurnName, swing: Measurement | undefined, body: MeasuredTurn): TurnCause {
  const { targetMin } = mobilityScales[turn];
  if (!isMeasured(swing)) return null;
  if (!judgeTarget(swing, mobilityScales[turn])?.endsWith('below-target')) return null;
  if (body.turnDeg + body.plusMinusDeg < targetMin) return 'body';
  return body.turnDeg - body.plusMinusDeg >= targetMin ? 'technique' : null;
}

const subjects: Readonly<Record<TurnName, { body: string; practice: string; free: string }>> = {
  shoulderTurnDeg: { body: 'Your chest turns', practice: 'Practice the turn.', free: 'Free your upper back first.' },
  hipRotationDeg: { body: 'Your hips turn', practice: 'Practice letting them go.', free: 'Free your hips first.' },
  xFactorDeg: {
    body: 'Over still hips your chest turns',
    practice: 'Practice turning against quiet hips.',
    free: 'Free your trunk first.',
  },
};

/** Explains what the check adds to a turn of a swing, in two sentences. */
export function explainTurn(turn: TurnName, swing: Measurement | undefined, body: MeasuredTurn): string {
  const { body: subject, practice, free } = subjects[turn];
  const figure = `${Math.round(body.turnDeg)}°`;
  const cause = causeOf(turn, swing, body);
  if (cause === 'technique') return `${subject} ${figure}, and this swing used less. ${practice}`;
  if (cause === 'body') return `${subject} ${figure} and no farther. ${free}`;
  return `${subject} ${figure} when you stand, give or take ${Math.ceil(body.plusMinusDeg)}°.`;
}

/** Days until the next check. In less time training shows nothing, and in more the golfer loses sight of it. */
export const retestDays = 28;

/** Whether it is time for the next check. */
export const isCheckDue = (lastMs: number, nowMs: number): boolean => nowMs - lastMs >= retestDays * 86_400_000;
