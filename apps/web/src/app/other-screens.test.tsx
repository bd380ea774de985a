// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Outlet, Route } from 'react-router';
import { expect, test, vi } from 'vitest';
import { golferWith } from '../../test/fixtures/golfer.ts';
import { openRoutes } from '../../test/fixtures/open-routes.tsx';
import { startWorkoutServer } from '../../test/fixtures/open-workout.tsx';
import { advance, settle } from '../../test/fixtures/test-page.ts';
import { UploadManagerProvider } from '../features/uploads/transfer/upload-manager.tsx';
import { ExerciseQueue } from '../features/workouts/queue/exercise-queue.ts';
import OtherScreens from './other-screens.tsx';

const uploads = (
  <UploadManagerProvider>
    <Outlet />
  </UploadManagerProvider>
);

test.each(['/progress', '/recaps'])('%s sends what was trained without a network', async (path) => {
  const server = startWorkoutServer();
  const exerciseName = 'Open book';
  new ExerciseQueue(golferWith().id).put({
    exerciseName,
    day: '2026-11-21',
    queuedAtMs: Date.now(),
    isCompletionSent: false,
    isHeld: false,
    log: { exerciseName, workoutDate: new Date().toISOString(), sets: 2, reps: 10, weight: '0' },
    logKey: crypto.randomUUID(),
  });
  await openRoutes(
    path,
    <Route element={uploads}>
      <Route path="*" element={<OtherScreens />} />
    </Route>,
  );
  await settle(() => vi.dynamicImportSettled());
  await advance(0.2);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect([...server.paid.keys(), server.logs.size]).toEqual(['2026-11-21 Open book', 1]);
});
