import { randomUUID } from 'node:crypto';
import { dailyWorkoutSchema } from '@trueswing/contracts';
import { exampleCheck } from '../../mobility-check.ts';
import type { Act } from './read-acts.ts';
import type { SoakClient } from './soak-client.ts';

/** Writes that golfers make all day. What they add is taken away again, except for logs of exercises. */
export const writeActs: readonly Act[] = [
  { name: 'log an exercise', weight: 2, run: logExercise },
  { name: 'complete an exercise', weight: 1, run: completeExercise },
  { name: 'change the profile', weight: 1, run: changeProfile },
  { name: 'share a swing', weight: 1, run: share },
  { name: 'read notifications', weight: 1, run: markRead },
  { name: 'check mobility', weight: 0.5, run: checkMobility },
];

function logExercise({ send }: SoakClient) {
  const json = {
    exerciseName: 'Open Book',
    workoutDate: new Date().toISOString(),
    sets: 3,
    reps: 12,
    weight: '25',
  };
  return send('/api/exercise-logs', { json, headers: { 'idempotency-key': randomUUID() } }, 201);
}

/** The same exercise again is answered as at first, and earns nothing more. */
async function completeExercise({ send }: SoakClient) {
  const { text } = await send('/api/daily-workout/me');
  const { day, exercises } = dailyWorkoutSchema.parse(JSON.parse(text));
  await send('/api/daily-workout/complete', { json: { exerciseName: exercises[0]?.name, day } });
}

let profileChanges = 0;

/** Each change has another handicap than the one before. */
function changeProfile({ send, golfer }: SoakClient) {
  profileChanges += 1;
  const body = JSON.stringify({ city: 'Austin', handicap: profileChanges % 30 });
  const headers = { 'content-type': 'application/json' };
  return send(`/api/users/${golfer.id}`, { method: 'PATCH', body, headers });
}

/** A coach opens the link, and then it is turned off. */
async function share({ send, golfer }: SoakClient) {
  const path = `/api/swing-analyses/${golfer.analysisId}/shares`;
  const { text } = await send(path, { json: { golferName: 'Ada' } }, 201);
  const { id, token } = JSON.parse(text) as { id: string; token: string };
  try {
    await send(`/api/shared/${token}`);
  } finally {
    await send(`${path}/${id}`, { method: 'DELETE' }, 204);
  }
}

function markRead({ send }: SoakClient) {
  return send('/api/notifications/read-all', { method: 'PATCH' }, 204);
}

async function checkMobility({ send }: SoakClient) {
  const json = exampleCheck();
  await send('/api/mobility-checks', { json }, 201);
  await send(`/api/mobility-checks/${json.id}`, { method: 'DELETE' }, 204);
}
