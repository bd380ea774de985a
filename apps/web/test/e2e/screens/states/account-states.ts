import type { ScreenSection } from './screen-section.ts';

/** Uploads, the account, Premium, the admin panel, and screens in trouble. */
export const accountStates = [
  {
    title: 'Upload',
    states: [
      {
        names: ['upload-empty'],
        state: 'free golfer',
        verify: 'down-the-line locked and why, the pictures of how to film, the advice',
      },
      {
        names: ['upload-premium'],
        state: 'one club of the week left',
        verify: 'down-the-line open, the used club cannot be chosen',
      },
      { names: ['upload-chosen'], state: 'a video is chosen', verify: 'first picture, figures, advice by weight' },
      {
        names: ['upload-face-on-required', 'upload-hevc', 'upload-launch-monitor-incomplete'],
        state: 'refused before the upload',
        verify: 'toast, and the error that stays at its field or above the button',
      },
      {
        names: ['upload-sending', 'upload-interrupted', 'upload-failed'],
        state: 'during and after the upload',
        verify: "progress and Cancel; Try Again; the server's sentence",
      },
      {
        names: ['upload-limit-free', 'upload-limit-premium'],
        state: 'limit reached',
        verify: 'title, sentence, next steps',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/shot-import.test.ts',
    states: [
      {
        names: ['shots-import-choose'],
        state: 'no file yet',
        verify: 'one large button, and which files are known',
      },
      {
        names: ['shots-import-preview', 'shots-import-columns'],
        state: 'a file before it is imported: of a known maker, and of none',
        verify:
          'maker, count, clubs; one question a card; the first shots; rows that are left out, each with its reason',
      },
      {
        names: ['shots-import-date'],
        state: 'a file whose dates can be read either way',
        verify: 'the date as the file writes it, and above it the day that follows from the answer',
      },
      {
        names: ['shots-import-done', 'shots-import-again', 'shots-import-delete', 'shots-import-refused'],
        state: 'imported, imported before, about to be deleted, no file that we can read',
        verify:
          'how many were added and the way to them; nothing new; what a deletion takes; the sentence and the button',
      },
      {
        names: ['upload-shot-choice'],
        state: 'an imported shot for the upload form',
        verify: 'time, if the file has one, and three numbers a shot; the nearest first, else in the order of the file',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/join-shot.test.ts',
    states: [
      {
        names: ['analysis-detail-no-numbers'],
        state: 'the Ball tab of a swing without numbers',
        verify: 'one sentence and one button',
      },
      {
        names: ['analysis-detail-shot-choice'],
        state: 'the shots of a file',
        verify: 'the tour first, then the shot near the time of the video, then the sessions',
      },
      {
        names: ['analysis-detail-joined'],
        state: 'a shot is joined',
        verify: 'flight and tiles of the shot; last its numbers, its file, and two buttons',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/first-look.test.ts',
    states: [
      {
        names: ['first-look', 'first-look-wrong-view', 'first-look-metered'],
        state: 'what the device sees in a chosen video, before the upload',
        verify: 'the top with its skeleton; no turns; one reason to film again; the size before a costly download',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/prepared-videos.test.ts',
    states: [
      {
        names: ['upload-trim'],
        state: 'a video of half a minute',
        verify: 'the part bright between two handles, the rest dark; length and size before and after',
      },
      {
        names: ['upload-converting'],
        state: 'a VP9 video is sent',
        verify: 'progress and Cancel in the place of the button',
      },
    ],
  },
  {
    title: 'Recording hands-free',
    from: 'apps/web/test/e2e/record.test.ts',
    states: [
      {
        names: ['record-setup'],
        state: 'before the camera is opened',
        verify: 'the drawing of where the phone stands and what it sees; the start stays in reach of the thumb',
      },
      {
        names: ['record-ready', 'record-recording', 'record-kept', 'record-timer'],
        state: 'what the camera says from five meters',
        verify:
          'one color at the edge and behind the word, a word as wide as the screen, a shape that differs with the color; the whole picture of the camera, nothing over the golfer',
      },
      {
        names: ['record-outline'],
        state: 'with the address of the last analyzed swing',
        verify: 'the dashed outline where that golfer stood; what to change when the phone stands elsewhere',
      },
      {
        names: ['record-swings'],
        state: 'swings on this phone',
        verify: 'the space in words; time, view and counted frames of each, its first look, one primary button',
      },
      {
        names: ['record-compare'],
        state: 'two swings in step',
        verify: 'both at the same moment, as large as the screen allows; bar, frame by frame, slow',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/record-trouble.test.ts',
    states: [
      {
        names: ['record-paused', 'record-denied'],
        state: 'another app is shown; the camera is not allowed',
        verify: 'the reason, that swings are safe, the next step',
      },
      {
        names: ['record-offline', 'record-metered', 'record-unsaved'],
        state: 'the model did not arrive; before a costly download; the phone cannot save a swing',
        verify: 'the reason and the next step; the self-timer stays in reach; nothing is covered on a phone that lies',
      },
    ],
  },
  {
    title: 'Profile and Premium',
    states: [
      {
        names: ['profile-free', 'profile-premium'],
        state: 'the two plans',
        verify: "facts in two columns, long e-mails wrap; one upgrade, or the subscription's facts",
      },
      {
        names: ['profile-edit', 'profile-edit-invalid', 'profile-update-failed', 'profile-updated'],
        state: 'editing',
        verify: 'sentence at the field; what was typed stays after a refusal',
      },
      {
        names: ['profile-delete'],
        state: 'confirmation',
        verify: 'what is lost; the button is enabled when the word is typed',
      },
      {
        names: ['profile-error', 'profile-not-found'],
        state: 'the user cannot be loaded, or does not exist',
        verify: 'the last data stays; Log Out always works',
      },
      { names: ['subscribe-annual'], state: 'card form', verify: 'price in the button, sandbox note' },
      { names: ['subscribe-declined'], state: 'refused card', verify: "the bank's sentence, form still filled" },
      {
        names: ['subscribe-error', 'subscribe-unavailable', 'subscribe-premium-already'],
        state: 'no form',
        verify: 'sentence and next step',
      },
      {
        names: ['payment-success-processing', 'payment-success', 'payment-success-no-session'],
        state: 'after paying',
        verify: 'spinner, welcome with features, the button to check again',
      },
    ],
  },
  {
    from: 'apps/web/test/e2e/push-settings.test.ts',
    states: [
      {
        names: ['push-off', 'push-on', 'push-denied', 'push-unsupported'],
        state: 'the notifications on this device, on the profile',
        verify: 'a switch for each kind with its sentence; why there is nothing to choose, and what to do',
      },
    ],
  },
  {
    title: 'Admin',
    states: [
      {
        names: ['admin-login', 'admin-login-refused', 'admin-login-code'],
        state: 'empty, wrong password, the code of the second factor',
        verify: 'Show at the password, the way home; the sentence in a box; the way back to the password',
      },
      {
        names: ['admin-sign-in-off', 'admin-sign-in-required'],
        state: 'no second factor, where it is optional and where all admins need one',
        verify: 'whose session it is; why to set it up; the box above it',
      },
      {
        names: ['admin-sign-in-scan', 'admin-sign-in-codes'],
        state: 'while it is set up',
        verify: 'the QR code on white in dark too, the key in groups of four; ten recovery codes, none of them cut off',
      },
      {
        names: ['admin-sign-in-on', 'admin-sign-in-change', 'admin-sign-in-no-codes'],
        state: 'with a second factor, another app, no recovery codes left',
        verify: 'since when, and how many recovery codes are left; password and code; what to do without any',
      },
      {
        names: ['admin-users'],
        state: 'users of a million',
        verify:
          'counts, Refresh, search; a long e-mail and name wrap; each counter with its limit and Reset in one line; subscription and its problem',
      },
      {
        names: ['admin-users-none', 'admin-users-error'],
        state: 'no match; server error',
        verify: 'what was searched; a sentence each for counts and users',
      },
      {
        names: ['admin-password-link'],
        state: 'the dialog after Make Link',
        verify: 'the link wraps, one button that copies it',
      },
      {
        names: ['admin-sign-out'],
        state: 'the question before a golfer is signed out',
        verify: 'whose sessions end, that the password stays, one button',
      },
      {
        names: ['admin-downloads'],
        state: 'the spreadsheet',
        verify: 'seven categories with their counts, the four steps of an import',
      },
      {
        names: ['admin-import-changes', 'admin-import-mistakes'],
        state: 'a checked file',
        verify: 'the names of what changes, then Import Now; sheet, row and column of each mistake',
      },
      {
        names: ['admin-analyses'],
        state: 'waiting, running, failed by us and by the video, finished',
        verify:
          'status, golfer and time first; attempt and times; the stages with a mark where it is or failed; the error; Retry only where it helps',
      },
      {
        names: ['admin-payment-alerts', 'admin-flagged-points', 'admin-dead-letters', 'admin-audit'],
        state: 'the records',
        verify: 'what it is on the left, when on the right; ids can be copied',
      },
      { names: ['admin-dead-letters-none'], state: 'empty', verify: 'one line in the place of the list' },
    ],
    note: '`apps/web/test/e2e/admin.test.ts` works through the panel with real data.',
  },
  {
    title: 'When something is unavailable',
    states: [
      { names: ['offline'], state: 'no connection', verify: 'banner with the age of the screen; it stays readable' },
      {
        names: ['server-away'],
        state: 'server does not answer',
        verify: 'home as it was last loaded, banner with its age',
      },
      {
        names: ['slow-connection'],
        state: 'six seconds without an answer',
        verify: "placeholders in the cards' places, the banner",
      },
      {
        names: ['broken-screen'],
        state: 'a part of the client fails to load',
        verify: 'header and tabs stay; report id',
      },
      { names: ['design-system'], state: '`/design-system`', verify: 'every component in every variant, side by side' },
    ],
  },
] as const satisfies readonly ScreenSection[];
