import { randomUUID } from 'node:crypto';
import { dailyWorkoutSchema } from '@trueswing/contracts';
import type { Draw } from '@trueswing/testkit';
import { exampleCheck } from '../../mobility-check.ts';
import type { TrainedGolfer, World } from '../world.ts';
import { askUntilAnswered } from './ask.ts';

/** A golfer with Premium who completes and logs exercises, or checks their mobility. */
export async function train(world: World, draw: Draw): Promise<void> {
  const golfer = draw.oneOf(world.trained);
  const act = draw.oneOf([complete, logSets, checkMobility]);
  await act(world, golfer, draw);
}

async function readWorkout(world: World, as: TrainedGolfer) {
  const { body } = await askUntilAnswered(world, '/api/daily-workout/me', { as, expected: [200] });
  return dailyWorkoutSchema.parse(body);
}

/** The same exercise again earns nothing more, and gives the same answer. */
async function complete(world: World, golfer: TrainedGolfer, draw: Draw): Promise<void> {
  const { day, exercises } = await readWorkout(world, golfer);
  const { name: exerciseName } = draw.oneOf(exercises);
  const id = `${day} ${exerciseName}`;
  const earlier = () => world.log.of('completion').find((fact) => fact.golfer === golfer.id && fact.id === id);
  if (!earlier()) world.log.attempt('completion', golfer.id);
  const call = { as: golfer, json: { exerciseName, day }, expected: [200] };
  const { body } = await askUntilAnswered(world, '/api/daily-workout/complete', call);
  const content = String(body.pointsAwarded);
  const first = earlier();
  if (!first) world.log.acknowledge({ kind: 'completion', golfer: golfer.id, owner: golfer.id, id, content });
  else if (first.content !== content) world.log.find(`${id} of ${golfer.id}: ${first.content} points, then ${content}`);
}

async function logSets(world: World, golfer: TrainedGolfer, draw: Draw): Promise<void> {
  const { exercises } = await readWorkout(world, golfer);
  const { name: exerciseName } = draw.oneOf(exercises);
  world.log.attempt('exercise-log', golfer.id);
  const [sets, reps] = [1 + draw.below(5), 1 + draw.below(20)];
  const json = { exerciseName, workoutDate: new Date().toISOString(), sets, reps, weight: '25' };
  const headers = { 'idempotency-key': randomUUID() };
  const { body } = await askUntilAnswered(world, '/api/exercise-logs', { as: golfer, json, headers, expected: [201] });
  const content = `${sets} × ${reps}`;
  world.log.acknowledge({
    kind: 'exercise-log',
    golfer: golfer.id,
    owner: golfer.id,
    id: String(body.id),
    content,
  });
}

async function checkMobility(world: World, golfer: TrainedGolfer): Promise<void> {
  const json = exampleCheck();
  world.log.attempt('mobility-check', golfer.id);
  await askUntilAnswered(world, '/api/mobility-checks', { as: golfer, json, expected: [201] });
  world.log.acknowledge({ kind: 'mobility-check', golfer: golfer.id, owner: golfer.id, id: json.id });
}
