import type { ScreenSection } from './screen-section.ts';

/** Workouts, exercises and the mobility check. */
export const trainingStates = [
  {
    title: 'Workout',
    states: [
      {
        names: ['workout-no-analysis', 'workout-pending', 'workout-error', 'workout-empty', 'workout-limit'],
        state: 'no workout',
        verify: 'title, sentence and next step of each',
      },
      {
        names: ['workout-analyzing'],
        state: 'the first analysis waits or runs',
        verify: 'says so, and leads to its progress; nothing is sold',
      },
      {
        names: ['workout-free'],
        state: 'free plan',
        verify:
          'one box that says what the locked buttons need; the next exercise open, with its reason; the others a row each, with figure, amount and state',
      },
      {
        names: ['workout-premium', 'workout-exercise-done'],
        state: 'Premium',
        verify:
          'Start Training stands out; the three fields in one row; a done exercise is locked, its toast over the header; the next one opens',
      },
      {
        names: ['train', 'train-timer', 'train-swap'],
        state: 'guided training',
        verify:
          'everything on one screen without scrolling; the big button in the same place before, during and after a timer',
      },
      {
        names: ['train-end'],
        state: 'some exercises skipped',
        verify: 'points, what was done, Do it now at what was skipped',
      },
    ],
  },
  {
    title: 'Exercises',
    from: 'apps/web/test/e2e/exercises.test.ts',
    states: [
      {
        names: ['exercises-found'],
        state: 'a search in the library',
        verify:
          'search and chips stay below the header; each card with its figure, difficulty, duration, sets and stars; Watch on the right',
      },
      {
        names: ['exercises-none', 'exercises-error'],
        state: 'no match; server error',
        verify: 'the sentence and the way back',
      },
      { names: ['exercises-upgrade'], state: 'Watch, free golfer', verify: 'what Premium shows, one button' },
      {
        names: ['exercises-watch'],
        state: 'Watch, with Premium',
        verify:
          'the figure as thumbnail with the search for a video; what to keep in mind, the band variant, who should take care',
      },
    ],
  },
  {
    title: 'Mobility check',
    from: 'apps/web/test/e2e/mobility-check.test.ts',
    how: 'with emulated sensors',
    states: [
      {
        names: ['mobility-check-intro'],
        state: 'before the first check',
        verify: 'what it measures, how long it takes, one button',
      },
      {
        names: ['mobility-check-turning'],
        state: 'a part is running',
        verify: "the instruction in large letters, readable at arm's length",
      },
      {
        names: ['mobility-check-part'],
        state: 'a part was read',
        verify: 'both sides with ±, or why a turn does not count; Next part',
      },
      {
        names: ['mobility-check-result', 'mobility-check-last'],
        state: 'all parts were read, four weeks after another check; the next visit',
        verify:
          'what changed since, each turn beside its noise; right and left of each part, what differs, when to check again',
      },
      {
        names: ['mobility-check-code'],
        state: 'a desktop without sensors',
        verify: 'the QR code, and how long it is valid',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/mobility-check-effects.test.ts',
    states: [
      {
        names: ['analysis-before-check', 'analysis-after-check'],
        state: 'a swing before and after a check',
        verify: "each checked dial has the body's marker and its ±",
      },
      {
        names: ['analysis-hips-after-check'],
        state: 'the sheet of a dial',
        verify: 'whether the body stops or the swing used less',
      },
      {
        names: ['mobility-video-choose', 'mobility-video-reading', 'mobility-video-read'],
        state: 'videos to choose, being read, read',
        verify: 'a picture and one paragraph for each video; the page may be left; the turns below',
      },
      { names: ['mobility-video-failed'], state: 'a video that shows no turn', verify: 'why, and Film again' },
    ],
  },
] as const satisfies readonly ScreenSection[];
