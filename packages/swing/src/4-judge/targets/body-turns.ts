import type { Handedness, MeasuredTurn, MobilityCheck, MobilityPart, TrainingGoal } from '@trueswing/contracts';
import { mobilityScales } from './mobility-scales.ts';

export type TurnName = keyof typeof mobilityScales;

/** Which part of the mobility check shows what the body can do of a turn. */
const partOfTurn: Readonly<Record<TurnName, MobilityPart>> = {
  shoulderTurnDeg: 'chest',
  hipRotationDeg: 'hips',
  xFactorDeg: 'separation',
};

/** Finds what the body can do to the side of the backswing, which is right for a right-hander; null if it was not measured. */
export function bodyTurnOf(
  check: Pick<MobilityCheck, 'parts'>,
  turn: TurnName,
  handedness: Handedness,
): MeasuredTurn | null {
  return check.parts[partOfTurn[turn]]?.[handedness] ?? null;
}

const goals: Readonly<Record<TurnName, { goal: TrainingGoal; says: (deg: number) => string }>> = {
  shoulderTurnDeg: { goal: 'shoulder-turn', says: (deg) => `Your chest turns ${deg}° and no farther` },
  hipRotationDeg: { goal: 'hip-rotation', says: (deg) => `Your hips turn ${deg}° and no farther` },
  xFactorDeg: { goal: 'x-factor', says: (deg) => `Over still hips your chest turns ${deg}° and no farther` },
};

const turns = Object.keys(goals) as TurnName[]; // no other keys

/** A turn at which the body surely stops short of the target. */
export interface BodyStop {
  readonly goal: TrainingGoal;
  /** 0…1, the missing share of the target. */
  readonly weight: number;
  /** "Your chest turns 72° and no farther". */
  readonly clause: string;
}

/** Lists the turns at which the body surely stops short of the target, the shortest first. */
export function findBodyStops(check: Pick<MobilityCheck, 'parts'>, handedness: Handedness): BodyStop[] {
  const stops = turns.flatMap((turn): BodyStop[] => {
    const body = bodyTurnOf(check, turn, handedness);
    const { targetMin } = mobilityScales[turn];
    if (!body || body.turnDeg + body.plusMinusDeg >= targetMin) return [];
    const { goal, says } = goals[turn];
    return [{ goal, weight: 1 - body.turnDeg / targetMin, clause: says(Math.round(body.turnDeg)) }];
  });
  return stops.sort((a, b) => b.weight - a.weight);
}

/** Lists the training goals of the turns that the body surely reaches. */
export function findReachedTurns(check: Pick<MobilityCheck, 'parts'>, handedness: Handedness): TrainingGoal[] {
  return turns.flatMap((turn) => {
    const body = bodyTurnOf(check, turn, handedness);
    return body && body.turnDeg - body.plusMinusDeg >= mobilityScales[turn].targetMin ? [goals[turn].goal] : [];
  });
}
