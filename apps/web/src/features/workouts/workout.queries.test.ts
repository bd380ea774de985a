// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { userIdSchema } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { dailyWorkout } from '../../../test/fixtures/daily-workout.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { makeQueryClient } from '../../shared/session/query-client.ts';
import { dailyWorkoutQuery } from './workout.queries.ts';

const first = golferWith({ id: userIdSchema.parse('bf3f1c4e-0d5d-4d39-9d2b-9a6f7f0c1a11') });
const second = golferWith({ id: userIdSchema.parse('c0a8f9a2-5a1e-4f6b-8c3d-2b7e9d4f5a22') });

test('the workout that the device has kept of one golfer is not shown to another, who signed in in another tab', async () => {
  const server = scriptServer();
  server.user = second;
  const kept = { savedAtMs: Date.now(), workout: dailyWorkout() };
  localStorage.setItem(`trueswing.workout.${first.id}`, JSON.stringify(kept));
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, first);
  const shown = new QueryObserver(queryClient, { ...dailyWorkoutQuery(first.id), enabled: false });
  const hide = shown.subscribe(() => undefined);
  expect(shown.getCurrentResult().data).toEqual(kept.workout);
  await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  shown.setOptions({ ...dailyWorkoutQuery(second.id), enabled: false });
  expect(shown.getCurrentResult().data).toBeUndefined();
  hide();
});
