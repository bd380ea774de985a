import type { Handedness, MobilityCheck, TrainingGoal } from '@trueswing/contracts';
import { mobilityScales } from '../mobility/mobility-scales.ts';
import { type Deficit, maxDeficits } from '../workouts/find-deficits.ts';
import { bodyTurnOf, type TurnName } from './explain-turn.ts';

const goals: Readonly<Record<TurnName, { goal: TrainingGoal; says: (deg: number) => string }>> = {
  shoulderTurnDeg: { goal: 'shoulder-turn', says: (deg) => `Your chest turns ${deg}° and no farther` },
  hipRotationDeg: { goal: 'hip-rotation', says: (deg) => `Your hips turn ${deg}° and no farther` },
  xFactorDeg: { goal: 'x-factor', says: (deg) => `Over still hips your chest turns ${deg}° and no farther` },
};

/** Lists the turns at which the body surely stops short of the target, the shortest first. */
export function findBodyStops(check: Pick<MobilityCheck, 'parts'>, handedness: Handedness): Deficit[] {
  const stops = (Object.keys(goals) as TurnName[]).flatMap((turn): Deficit[] => {
    const body = bodyTurnOf(check, turn, handedness);
    const { targetMin } = mobilityScales[turn];
    if (!body || body.turnDeg + body.plusMinusDeg >= targetMin) return [];
    const { goal, says } = goals[turn];
    return [{ goal, weight: 1 - body.turnDeg / targetMin, clause: says(Math.round(body.turnDeg)) }];
  });
  return stops.sort((a, b) => b.weight - a.weight);
}

/**
 * The deficits of a swing, corrected by what the body can do. A turn at which the body surely stops short of the target comes
 * first, the shortest one at the top. One that the body surely reaches is a matter of technique, which no exercise changes.
 */
export function addBodyDeficits(
  deficits: readonly Deficit[],
  check: Pick<MobilityCheck, 'parts'> | null,
  handedness: Handedness,
): Deficit[] {
  if (!check) return [...deficits];
  const first = findBodyStops(check, handedness);
  const reached = new Set<TrainingGoal>();
  for (const turn of Object.keys(goals) as TurnName[]) {
    const body = bodyTurnOf(check, turn, handedness);
    if (body && body.turnDeg - body.plusMinusDeg >= mobilityScales[turn].targetMin) reached.add(goals[turn].goal);
  }
  const rest = deficits.filter(({ goal }) => !reached.has(goal) && !first.some((stop) => stop.goal === goal));
  return [...first, ...rest].slice(0, maxDeficits);
}
