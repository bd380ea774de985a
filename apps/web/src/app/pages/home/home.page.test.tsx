// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { SwingAnalysis, UploadStatus } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { dailyWorkout } from '../../../../test/fixtures/daily-workout.ts';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { ExerciseQueue } from '../../../features/workouts/queue/exercise-queue.ts';
import HomePage from './home.page.tsx';

const uploadStatus: UploadStatus = {
  isPremium: false,
  isFreeLimitReached: false,
  canUploadDriver: true,
  canUploadSevenIron: true,
  weeklyDriverUploaded: false,
  weeklySevenIronUploaded: false,
};
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/upload-status/me'] = () => Response.json(uploadStatus);
  holds([]);
});

function holds(analyses: SwingAnalysis[]): void {
  server.answers['/api/swing-analyses/user/me'] = () => Response.json(analyses);
}
async function open(): Promise<void> {
  await openScreens('/', { '/': <HomePage /> });
  // The scripts of the cards are loaded with the page.
  await settle(() => vi.dynamicImportSettled());
  await advance(0.1);
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('before the first analysis it shows the greeting and the first steps with their links', async () => {
  await open();
  expect(heading()).toBe("Let's get started, Penny");
  expect(screen.getByText('Your Golf Fitness Journey Begins Here!')).toBeDefined();
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent?.replace(/^\d/, ''));
  expect(steps).toEqual([
    'Upload your first swing video',
    'Review your analysis and mobility insights',
    'Try your personalised daily workout',
    'Upgrade to Premium',
  ]);
  expect(address('Upload your first swing video')).toBe('/upload');
  expect(address('Upgrade to Premium')).toBe('/profile#plans');
  expect(screen.queryByText('Latest Analysis Results')).toBeNull();
});

test('the workout of today says how much is done once this device has opened it, and is not asked for', async () => {
  const exercise = (name: string) => ({ ...dailyWorkout().exercises[0], id: name, name });
  const workout = { ...dailyWorkout(), day: '2026-11-21', exercises: ['Bridge', 'Plank', 'Row'].map(exercise) };
  vi.setSystemTime('2026-11-21T17:00:00.000Z');
  const saved = { savedAtMs: Date.now(), workout: { ...workout, completedExercises: ['Plank', 'Row'] } };
  localStorage.setItem(`trueswing.workout.${golferWith().id}`, JSON.stringify(saved));
  await open();
  expect(screen.getByRole('link', { name: /Today's Workout/ }).textContent).toContain('2 of 3 exercises done');
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/daily-workout/me');
  cleanup();
  // Without a network an exercise waits on the device.
  new ExerciseQueue(golferWith().id).put({
    exerciseName: 'Bridge',
    day: workout.day,
    queuedAtMs: Date.now(),
    isCompletionSent: false,
    isHeld: false,
    log: {
      exerciseName: 'Bridge',
      workoutDate: '2026-11-21T17:00:00.000Z',
      sets: 3,
      reps: 10,
      weight: '0',
      duration: null,
      notes: null,
    },
    logKey: 'a-key',
  });
  await open();
  expect(screen.getByRole('link', { name: /Today's Workout/ }).textContent).toContain('3 of 3 exercises done');
  cleanup();
  // The next day's is another one.
  vi.setSystemTime('2026-11-22T17:00:00.000Z');
  await open();
  expect(screen.queryByText(/exercises done/)).toBeNull();
});

test('past midnight it says how much is done of the workout that was begun, which it leads to', async () => {
  vi.setSystemTime('2026-11-22T06:10:00.000Z');
  const begun = dailyWorkout({ completedExercises: ['Open book'] });
  const saved = { savedAtMs: Date.now(), workout: { ...dailyWorkout(), day: '2026-11-22' } };
  const id = golferWith().id;
  localStorage.setItem(`trueswing.workout.${id}`, JSON.stringify(saved));
  localStorage.setItem(
    `trueswing.begun-workout.${id}`,
    JSON.stringify({ workout: begun, newestAtMs: Date.now() - 1_200_000 }),
  );
  const training = { day: begun.day, current: null, exercises: {} };
  localStorage.setItem(`trueswing.training-day.${id}`, JSON.stringify(training));
  await open();
  expect(screen.getByRole('link', { name: /Today's Workout/ }).textContent).toContain('1 of 3 exercises done');
});

test('the dismissed checklist stays dismissed on this device', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the checklist' }));
  expect(screen.queryByText('Your First Steps')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  cleanup();
  await open();
  expect(heading()).toBe("Let's get started, Penny");
  expect(screen.queryByText('Your First Steps')).toBeNull();
});

test('the last step of a Premium golfer is done', async () => {
  server.user = golferWith({ isPremium: true });
  server.answers['/api/upload-status/me'] = () => Response.json({ ...uploadStatus, isPremium: true });
  await open();
  expect(screen.getByText('Upgrade to Premium').textContent).toBe('Upgrade to Premium, done');
});

test('with an analysis it shows the greeting, the points and the latest results', async () => {
  holds([finishedAnalysis({ createdAt: new Date(Date.now() - 7_200_000).toISOString() })]);
  server.user = golferWith({ monthlyPoints: 1240, streak: 6 });
  await open();
  expect(heading()).toBe('Welcome back, Penny');
  expect(screen.getByText('Ready to Move Better and Play Longer?')).toBeDefined();
  expect(screen.queryByText('Your First Steps')).toBeNull();
  expect(screen.getByText('Week Streak').nextElementSibling?.textContent).toBe('6weeks');
  expect(screen.getByText('Monthly Points').nextElementSibling?.textContent).toBe('1,240');
  expect(address('How Points Work')).toBe('/leaderboard');
  expect(screen.getByText('Latest Analysis Results')).toBeDefined();
  expect(screen.getByText('2 hours ago')).toBeDefined();
  expect(address('View Full Analysis')).toBe('/analysis');
});

test.each([
  ['in progress', null, 'AI analysis in progress...'],
  [
    'failed',
    { error: 'no-golfer', message: 'We could not find a golfer.' },
    'Unable to analyze video. Please try uploading again.',
  ],
] as const)('shows that the latest analysis is %s', async (_, technicalDetails, text) => {
  holds([finishedAnalysis({ technicalDetails, ...(technicalDetails === null && { faceOnVideoUrl: null }) })]);
  await open();
  expect(screen.getByText(text)).toBeDefined();
});

test('leads with the last good swing, and says what became of a newer one', async () => {
  const failed = { error: 'no-golfer', message: 'We could not find a golfer.' } as const;
  const good = finishedAnalysis({ id: analysisIdOf(1) });
  server.answers[`/api/swing-analyses/${good.id}`] = () => Response.json(good);
  server.user = golferWith({ isPremium: true });
  holds([finishedAnalysis({ id: analysisIdOf(2), technicalDetails: failed }), good]);
  await open();
  const lead = within(screen.getByText('Latest Analysis Results').closest('section') as HTMLElement);
  expect(lead.getByText('Close the face: 4° open to your swing path, aim for 0°.')).toBeDefined();
  expect(lead.getByText('Your newest swing could not be analyzed.')).toBeDefined();
  expect(address('See Why')).toBe(`/analysis/${analysisIdOf(2)}`);
  // The frame, the step and the workout come before all else.
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Latest Analysis Results', "Today's Workout"]);
  expect(screen.queryByText('What your next swing shows')).toBeNull();
});

test('when an analysis ends in the background, what it changes is loaded again, and again when the points are booked', async () => {
  holds([finishedAnalysis({ technicalDetails: null, faceOnVideoUrl: null })]);
  await open();
  const loads = () => server.calls.filter(({ path }) => path === '/api/upload-status/me').length;
  const before = loads();
  holds([finishedAnalysis()]);
  await advance(5.1);
  expect(loads()).toBe(before + 1);
  // The points are booked a moment later.
  await advance(2.1);
  expect(loads()).toBe(before + 2);
});

test('without a good swing, a failed one offers to film again and no results', async () => {
  const technicalDetails = { error: 'no-golfer' as const, message: 'We could not find a golfer.' };
  holds([finishedAnalysis({ technicalDetails, clubSelection: '7-iron' })]);
  await open();
  expect(address('Film Again')).toBe('/upload?club=7-iron');
  expect(screen.queryByText('View Full Analysis')).toBeNull();
});

test.each([
  ['failed', { technicalDetails: { error: 'no-golfer', message: 'We could not find a golfer.' } }],
  ['is still analyzed', { technicalDetails: null, faceOnVideoUrl: null }],
] as const)('promises no comparison while the only swing %s', async (_, swing) => {
  holds([finishedAnalysis(swing)]);
  await open();
  expect(screen.getByRole('link', { name: 'Exercise Library' })).toBeDefined();
  expect(screen.queryByText('What your next swing shows')).toBeNull();
});

test('a failed swing leads to the plans when another one has used the free upload', async () => {
  server.user = golferWith({ videoUploadsUsed: 1 });
  holds([finishedAnalysis({ technicalDetails: { error: 'no-golfer', message: 'We could not find a golfer.' } })]);
  await open();
  expect(screen.queryByRole('link', { name: 'Film Again' })).toBeNull();
  expect(address('See what Premium adds')).toBe('/profile#plans');
});

test('after the free analysis it shows what the next swing would show', async () => {
  server.user = golferWith({ videoUploadsUsed: 1 });
  server.answers['/api/upload-status/me'] = () => Response.json({ ...uploadStatus, isFreeLimitReached: true });
  holds([finishedAnalysis()]);
  await open();
  const card = within(screen.getByText('What your next swing shows').closest('section') as HTMLElement);
  expect(card.getByText('Change or noise.')).toBeDefined();
  expect(card.getByText('Both views.')).toBeDefined();
  expect(card.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/profile#plans');
});

test('a free golfer who deleted the analysis is not sent to upload a first one', async () => {
  server.user = golferWith({ videoUploadsUsed: 1 });
  await open();
  expect(screen.getByText('Upload your first swing video').textContent).toBe('Upload your first swing video, done');
});

test('an upload that is left but refused today says why', async () => {
  server.user = golferWith({ isPremium: true });
  const full = { ...uploadStatus, isPremium: true, canUploadDriver: false, canUploadSevenIron: false };
  server.answers['/api/upload-status/me'] = () => Response.json({ ...full, weeklyDriverUploaded: true });
  await open();
  expect(screen.getByText('10 analyses a day are done. Upload again after midnight (CT).')).toBeDefined();
});

test("the banner and the checklist lead to today's workout", async () => {
  await open();
  expect(screen.getByRole('heading', { name: "Today's Workout" }).closest('a')?.getAttribute('href')).toBe(
    '/daily-workout',
  );
  expect(address('Try your personalised daily workout')).toBe('/daily-workout');
  expect(address('Exercise Library')).toBe('/exercises');
});

test('analyses that cannot be loaded show the sentence, the id to report and a retry button', async () => {
  server.answers['/api/swing-analyses/user/me'] = () =>
    Response.json({ code: 'internal-error', message: 'Something went wrong.', requestId: 'r-7' }, { status: 500 });
  server.user = golferWith({ videoUploadsUsed: 1 });
  await open();
  // Not the words for a golfer who begins.
  expect(heading()).toBe('Welcome back, Penny');
  expect(screen.getByText('Failed to load swing analyses. Please try again.')).toBeDefined();
  expect(screen.getByText('r-7')).toBeDefined();
  expect(screen.queryByText('Your First Steps')).toBeNull();
  holds([finishedAnalysis()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(heading()).toBe('Welcome back, Penny');
});

test('uploads that cannot be loaded show the sentence, the id to report and a retry button', async () => {
  server.answers['/api/upload-status/me'] = () =>
    Response.json({ code: 'internal-error', message: 'Something went wrong.', requestId: 'r-8' }, { status: 500 });
  await open();
  expect(screen.getByText('We could not load your uploads. Please try again.')).toBeDefined();
  expect(screen.getByText('r-8')).toBeDefined();
  server.answers['/api/upload-status/me'] = () => Response.json(uploadStatus);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByText('0/1 videos used')).toBeDefined();
});
