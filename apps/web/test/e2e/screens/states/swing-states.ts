import type { ScreenSection } from './screen-section.ts';

/** Visitors, home, analyses and what golfers compare. */
export const swingStates = [
  {
    title: 'Visitors',
    states: [
      {
        names: ['onboarding-1', 'onboarding-2', 'onboarding-3'],
        state: 'first visit',
        verify:
          'drawing, title and text in the same places on all three, so that the thumb stays on Next; Skip at the top',
      },
      {
        names: ['welcome-progress'],
        state: 'the quote, while the putt rolls',
        verify: 'quote with its author, ball on its line toward the flag',
      },
      {
        names: ['welcome-ready'],
        state: '100 % and half a second later',
        verify: 'Get Started exactly where the putt was',
      },
      {
        names: ['sample'],
        state: 'the finished report of our own videos, in every tab',
        verify: 'the word Sample in the header; Analyze your own swing stays at the bottom; the video plays',
      },
      { names: ['mobile-preview'], state: 'the same for everyone', verify: 'as `welcome-ready`' },
      { names: ['sign-in'], state: 'empty', verify: 'Show at the password, the way to a new account' },
      {
        names: ['sign-in-invalid', 'register-invalid'],
        state: 'sent empty',
        verify: 'the sentence under each field, the focus in the first',
      },
      {
        names: ['sign-in-refused'],
        state: 'wrong password',
        verify: 'sentence and report id in one box, the password selected, ready to type again',
      },
      {
        names: ['sign-in-provider-failed'],
        state: 'back from the identity provider with an error',
        verify: 'the sentence above the form',
      },
      { names: ['register'], state: 'empty', verify: 'rule for the password before it is broken' },
      {
        names: ['confirm-email', 'confirm-email-over'],
        state: 'link of a registration followed, expired',
        verify: 'asks for the chosen password; the next step',
      },
      {
        names: ['forgot-password', 'forgot-password-sent'],
        state: 'before and after',
        verify: 'the sent state does not reveal whether the account exists',
      },
      {
        names: ['reset-password', 'reset-password-done', 'reset-password-over'],
        state: 'link followed, used, expired',
        verify: 'the next step of each',
      },
      {
        names: ['change-password', 'change-password-wrong'],
        state: 'signed in',
        verify: 'whose password it is; the error at the field',
      },
      {
        names: ['authenticating'],
        state: 'the session is being read',
        verify: 'spinner and words in the middle, nothing else',
      },
      { names: ['not-found'], state: 'unknown path', verify: 'the way to the home screen' },
    ],
  },
  {
    title: 'Home',
    states: [
      { names: ['home-empty'], state: 'no analysis yet', verify: 'greeting in two lines, the checklist, uploads 0/1' },
      { names: ['home-in-progress'], state: 'first analysis runs', verify: 'spinner in the latest results' },
      {
        names: ['home-with-analysis'],
        state: 'free, complete, limit reached',
        verify: 'mobility figures with their ranges; Limit Reached cannot be pressed; the upgrade button',
      },
      {
        names: ['home-failed'],
        state: 'latest analysis failed',
        verify: 'the sentence, and that the upload was given back',
      },
      {
        names: ['home-premium', 'home-premium-uploaded'],
        state: 'the two clubs of the week',
        verify: 'cards of one height; check mark and Completed beside Available',
      },
      {
        names: ['home-streak-at-risk'],
        state: 'six weeks in a row, none this week yet',
        verify: 'the sentence and Train Now in one line; the card as high as without them',
      },
      {
        names: ['streak-new', 'streak'],
        state: 'before the first exercise, after a year',
        verify:
          'thirteen columns of marks that differ in shape as well as in color, this week dashed; the way to the next tier',
      },
      {
        names: ['streak-free'],
        state: 'on the free plan',
        verify: 'the sentence about Premium in the place of the way to the next tier; no pauses',
      },
      { names: ['streak-choose'], state: 'the dialog of weeks', verify: 'nine large buttons, this week named' },
      {
        names: ['home-upload-strip'],
        state: 'an upload runs elsewhere',
        verify: 'the strip above the tabs with its progress, nothing hidden by it',
      },
    ],
  },
  {
    title: 'Notifications',
    states: [
      {
        names: ['notifications-pending', 'notifications-error', 'notifications-empty'],
        state: 'being loaded, not loaded, none',
        verify: 'the panel at the right edge of the column, the page dark behind it; the next step in each',
      },
      {
        names: ['notifications'],
        state: 'after an analysis',
        verify: 'unread ones tinted; icon, title, text and age; the count beside the title; Mark All Read below it',
      },
      { names: ['notifications-not-marked'], state: 'the server refused', verify: 'the toast, the count as before' },
    ],
  },
  {
    title: 'Analyses',
    states: [
      { names: ['analysis-list-empty'], state: 'nothing yet', verify: 'three empty states with the next step' },
      {
        names: ['analysis-list-in-progress', 'analysis-list-failed', 'analysis-list-free'],
        state: 'the three card states',
        verify: 'badge, sentence and button of each; View Error Details cannot be pressed',
      },
      {
        names: ['analysis-list-premium'],
        state: 'two clubs with launch-monitor numbers',
        verify: 'averages with ± and the number of swings, the chart with its table',
      },
      { names: ['analysis-list-error'], state: 'server error', verify: 'sentence, Try Again, report id' },
      {
        names: ['analysis-list-delete-failed'],
        state: 'deletion failed',
        verify: 'the card is back, the toast says why',
      },
      {
        names: ['analysis-loading-waiting', 'analysis-loading-steps', 'analysis-loading-failed'],
        state: 'queue, work, failure',
        verify: 'four steps with their marks; the failure with its reason and its next steps',
      },
      {
        names: ['analysis-detail-complete'],
        state: 'free golfer, without launch monitor',
        verify:
          "the video at the top, cropped to the golfer, with skeleton, three lines and their angles, the thumb on its event's mark; below it one sentence of what to do next, with its button; four dials two by two, each with its figure, the target arc outside, the range as a soft band inside, and a chip that is as sure as the band is narrow; a range that is too wide for a number is one even band without a mark; the fourth dial is the spine, or the tempo without a video from behind; a dial without a number names the one video that gives it; strengths as chips, at most two things to work on with frame and drill",
      },
      {
        names: ['analysis-detail-premium'],
        state: 'both views and launch-monitor numbers',
        verify: 'the Body tab: six rows on their ranges, by moment; two folds, closed',
      },
      {
        names: ['analysis-detail-ball'],
        state: 'the same',
        verify: "the ball flight first, then the tiles beside the tour's, then the assessment",
      },
      {
        names: ['analysis-detail-progress'],
        state: 'the first swing with a club',
        verify: 'what comes with the next one',
      },
      {
        names: [
          'analysis-detail-in-progress',
          'analysis-detail-failed',
          'analysis-detail-error',
          'analysis-detail-not-found',
        ],
        state: 'no report',
        verify: 'sentence and next step',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/cut-video.test.ts',
    states: [
      {
        names: ['analysis-cut'],
        state: 'the video ends before the finish',
        verify:
          'what is not seen stands below the video and in one sentence; Finish keeps its place, pale and without a mark',
      },
      {
        names: ['share-cut'],
        state: 'Share is open',
        verify: 'three pictures across the whole width, none of the finish',
      },
      {
        names: ['correct-cut'],
        state: 'the finish is being set by hand',
        verify: 'Not seen instead of a frame; later cannot be pressed',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/share.test.ts',
    states: [
      {
        names: ['share-sheet', 'analysis-comment'],
        state: 'Share is open; a coach has commented',
        verify:
          'the preview of the picture; three ways to share in one sheet; the comment below the video, whose button shows its frame',
      },
      {
        names: ['shared-swing', 'shared-comment', 'shared-ended'],
        state: 'what a link shows, without an account',
        verify:
          'no name but the one given to the link; the moment named above the comment; nothing to press that only the golfer can do, and one way into the app, at the end; what to do when the link has ended',
      },
    ],
  },
  {
    title: 'Shots',
    from: 'apps/web/test/e2e/shots.test.ts',
    states: [
      {
        names: ['shots-none'],
        state: 'no shots',
        verify: 'what comes here, and one button to the import',
      },
      {
        names: ['shots'],
        state: 'two months, five clubs',
        verify:
          'month and club on top; each tile with its range, basis and change; the ellipse in true shape with the target line; the bag in order of carry with what overlaps',
      },
      {
        names: ['shots-few'],
        state: 'a club with three shots',
        verify: 'how many more shots a range and the picture need',
      },
      {
        names: ['shots-failed', 'shots-month-failed'],
        state: 'all shots, or those of the month, could not be loaded',
        verify: 'the sentence with its report id, and one button; month and club stay',
      },
      {
        names: ['analysis-detail-contradiction'],
        state: 'a report whose shot was off, beside an average that is not',
        verify: 'the sentence on the one shot near the step',
      },
      {
        names: ['analysis-detail-beside-average'],
        state: 'the Ball tab of a swing with numbers and other shots',
        verify: 'each number with the range of its average, the number of shots and the smallest change that shows',
      },
      {
        names: ['averages-of-shots'],
        state: 'the averages of 30 days, with imported shots',
        verify: 'the mean first, its range and number of shots below it; the button to all shots',
      },
    ],
  },
  {
    title: 'Leaderboard',
    states: [
      {
        names: ['leaderboard-empty'],
        state: 'no golfer has points this month',
        verify: 'how to earn the first points, one button; the open month',
      },
      {
        names: ['leaderboard-three'],
        state: 'three golfers, two of them next to the caller',
        verify: 'the podium in order 2-1-3, the caller marked; what fills rank 4',
      },
      {
        names: ['leaderboard'],
        state: 'sixty golfers, the caller 57th',
        verify:
          'the position first and big, the points to the next golfer with their bar; rows in columns; a gap, then the caller with two neighbors on each side',
      },
      { names: ['leaderboard-whole'], state: 'Show all 50', verify: 'rank 4 to 50, the gap, the caller' },
      { names: ['leaderboard-last-month'], state: 'the other tab', verify: "the caller's final place, then the table" },
      {
        names: ['leaderboard-error'],
        state: 'server error',
        verify: 'a sentence for the position and one for the table; the points summary stays',
      },
      {
        names: ['how-points-work'],
        state: 'the rules',
        verify: "two columns of base points; six tiers with the caller's own marked; 6 × 15 = 90 stands out",
      },
    ],
    note: 'A position that golfers share has a T before it, as on the board of a tournament. The states have the same height above the table, so that nothing moves when the position is loaded.',
  },
] as const satisfies readonly ScreenSection[];
