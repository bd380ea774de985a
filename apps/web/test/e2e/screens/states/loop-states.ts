import type { ScreenSection } from './screen-section.ts';

/** Screens that show whether practice works: progress, recap and goal. */
export const loopStates = [
  {
    title: 'Progress',
    from: 'apps/web/test/e2e/progress.test.ts',
    states: [
      {
        names: ['progress-empty'],
        state: 'nothing measured yet',
        verify: 'the sentence says what to do; each group with its next step',
      },
      {
        names: ['progress-free'],
        state: 'without Premium',
        verify: 'body and ball; a sentence on what Premium adds',
      },
      {
        names: ['progress-one', 'progress-noise', 'progress-likely'],
        state: 'one, two and three swings',
        verify: 'what is missing; the change that would show; how many swings can make the change real',
      },
      {
        names: ['progress-real'],
        state: 'four swings filmed alike, and four months of shots',
        verify:
          'the real change leads; ranges, change, mark and workouts of each line; noise names the change that would show; the ball by month',
      },
      {
        names: ['compare-swings'],
        state: 'before and after, from a line',
        verify: 'both swings at the same moment; slider and moments in reach',
      },
    ],
  },
  {
    title: 'Recap of a month',
    from: 'apps/web/test/e2e/recap.test.ts',
    states: [
      {
        names: ['recap'],
        state: 'shots of a file in two months, Premium',
        verify: 'four large numbers, a line for each club; the change with its mark; what is missing; one next step',
      },
      {
        names: ['recap-empty'],
        state: 'nothing was done, free plan',
        verify: 'two large numbers; what would show a change; a sentence on what Premium adds; one next step',
      },
      {
        names: ['recap-free'],
        state: 'swings and shots, free plan',
        verify: 'what was done and the changes of ball and body; a sentence on what Premium adds',
      },
      {
        names: ['recap-unreadable'],
        state: 'written by another version',
        verify: 'the sentence, and the way to the other recaps',
      },
      {
        names: ['recap-longest'],
        state: 'the longest values',
        verify: 'nothing is cut off or lies on something else; each line of the files fits',
      },
      {
        names: ['recap-share', 'recap-longest-share'],
        state: 'Share is open',
        verify: 'the preview has the numbers, the change and the next step, nothing cut off; the PDF beside it',
      },
      {
        names: ['recaps', 'recaps-none', 'recap-not-found'],
        state: 'the list, before the first month has ended, and a month without a recap',
        verify: 'a row each month; the others say when a recap comes and lead on',
      },
      {
        names: ['progress-with-recaps'],
        state: 'the way from the progress screen',
        verify: 'the card below the three groups',
      },
    ],
  },
  {
    title: 'Goal',
    from: 'apps/web/test/e2e/goals.test.ts',
    states: [
      {
        names: ['goal-new'],
        state: 'in the sheet of a dial or of the step',
        verify: 'where the start comes from; target and date; one button',
      },
      {
        names: ['goal-open', 'goal-change'],
        state: 'on the progress screen, and while it is changed',
        verify: 'start, retest and target; until when to train, and what the retest can show',
      },
      {
        names: ['goal-retest', 'goal-ended'],
        state: 'during the retest and after it',
        verify: 'how many swings are in and what is missing; what was read, the range of the gain, the next goal',
      },
      {
        names: ['goal-ball-new', 'goal-ball-open'],
        state: 'for the flight of the ball, in the sheet of its step and on the progress screen',
        verify: 'targets with their side in words; which days of shots come next, and the way to import them',
      },
    ],
  },
] as const satisfies readonly ScreenSection[];
