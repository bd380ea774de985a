import type { ErrorCode } from './error-codes.ts';

/** HTTP status of a failure and the sentence that the golfer reads, including the next step. */
interface ErrorEntry {
  readonly status: number;
  readonly message: string;
}

/** The only table from error code to status and sentence. Codes of a failed analysis have 422: the video is at fault. */
export const errorCatalog = {
  'bad-request': { status: 400, message: 'Something in this form is not right. Please check it and try again.' },
  'not-signed-in': { status: 401, message: 'Please sign in to continue.' },
  'wrong-credentials': { status: 401, message: 'Wrong e-mail or password. Please try again.' },
  'wrong-admin-password': { status: 401, message: 'Invalid admin password' },
  'admin-code-needed': { status: 401, message: 'Please enter the code of your authenticator app.' },
  'wrong-admin-code': {
    status: 400,
    message: 'This code is wrong or was used before. Please enter the next one of your app.',
  },
  'second-factor-required': { status: 403, message: 'Please set up your second factor first.' },
  'second-factor-stays-on': { status: 409, message: 'All admins need a second factor here, so it stays on.' },
  'second-factor-expired': { status: 409, message: 'This took too long. Please start again with your password.' },
  'sign-in-expired': { status: 400, message: 'This sign-in took too long. Please start again.' },
  'sign-in-refused': { status: 401, message: 'You are not signed in yet. Please try again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  'cross-site': { status: 403, message: 'Please reload this page and try again.' },
  'upload-limit-reached': {
    status: 403,
    message: "You've used your free video upload. Upgrade to premium for weekly uploads.",
  },
  'weekly-upload-limit-reached': {
    status: 403,
    message: 'You have used this week’s upload for this club. The next one opens on Sunday at midnight (CT).',
  },
  'workout-limit-reached': {
    status: 403,
    message:
      "You've used your free daily workout view. Upgrade to premium for unlimited access to personalized workouts.",
  },
  'premium-required': { status: 403, message: 'This needs Premium. Upgrade to continue.' },
  'password-too-common': {
    status: 400,
    message: 'This password is easy to guess. Please choose another, such as three or four words.',
  },
  'password-required': { status: 403, message: 'Please enter your current password.' },
  'wrong-password': { status: 403, message: 'Your current password is wrong. Please try again.' },
  'sign-in-again': { status: 403, message: 'Please sign in again. Then you have 15 minutes to delete your account.' },
  'email-missing': {
    status: 403,
    message: 'We need your e-mail address. Please allow it when you sign in, or use another account.',
  },
  'email-managed-elsewhere': {
    status: 403,
    message: 'You sign in with another account. Please change your e-mail there.',
  },
  'password-managed-elsewhere': {
    status: 403,
    message: 'You sign in with another account. Please change your password there.',
  },
  'not-found': { status: 404, message: 'Not found.' },
  'analysis-not-found': { status: 404, message: 'Analysis not found. Please try again.' },
  'no-analysis': { status: 404, message: 'Upload a swing first. Your workout follows from its analysis.' },
  'exercise-not-in-workout': { status: 404, message: 'This exercise is not in your workout. Please reload the page.' },
  'exercise-unknown': { status: 404, message: 'We do not know this exercise. Please reload the page.' },
  'log-date-wrong': {
    status: 400,
    message: 'This date cannot be right. Please check the clock of your device and try again.',
  },
  'exercise-done': { status: 409, message: 'You have done this exercise. Please choose another one.' },
  'no-equivalent': { status: 409, message: 'We have no other exercise for this one. Please skip it.' },
  'workout-day-passed': { status: 409, message: 'This workout is too old to count. Please open today’s workout.' },
  'workout-planned-again': { status: 409, message: 'You have a new workout for today. The next one comes tomorrow.' },
  'week-not-sunday': { status: 400, message: 'A week begins on Sunday. Please choose one of your weeks.' },
  'week-over': { status: 409, message: 'This week is over. Please choose this week or a later one.' },
  'week-too-far': { status: 409, message: 'You can pause up to eight weeks ahead. Please choose an earlier week.' },
  'week-trained': {
    status: 409,
    message: 'You trained this week, so your streak is safe. Please save your pause for another week.',
  },
  'pause-limit-reached': {
    status: 409,
    message: 'You have used your four pauses of this year. One exercise a week keeps your streak.',
  },
  'goal-open': { status: 409, message: 'You have a goal already. Please change it, or give it up first.' },
  'goal-ended': { status: 409, message: 'This goal has ended. Please set a new one.' },
  'goal-not-comparable': {
    status: 409,
    message: 'This swing does not show the number well enough for a goal. Please set it from another swing.',
  },
  'goal-target-too-near': {
    status: 409,
    message: 'You are at this target already, on average. Please choose one farther away.',
  },
  'goal-level-usual': {
    status: 409,
    message:
      'On average this number is where it should be, so this swing was an exception. Please set a goal for another number.',
  },
  'goal-level-other-side': {
    status: 409,
    message:
      'On average your shots go to the other side, so this swing was an exception. Please set a goal from another swing.',
  },
  'goal-target-wrong': { status: 400, message: 'This target cannot be chosen. Please choose another one.' },
  'goal-date-wrong': {
    status: 400,
    message:
      'A goal needs time for training and for its retest, which takes a week for each swing or day of shots. It lasts half a year at most. Please choose another date.',
  },
  'spreadsheet-refused': {
    status: 422,
    message: 'This spreadsheet has mistakes, so nothing has changed. Please fix them and import it again.',
  },
  'spreadsheet-too-large': {
    status: 413,
    message:
      'This spreadsheet holds too much, so nothing has changed. Please start from a new download, and import only that.',
  },
  'shot-file-unreadable': {
    status: 422,
    message: 'We cannot read this file. Please choose the CSV or XLSX file that your launch monitor exports.',
  },
  'share-not-found': { status: 404, message: 'This link has ended. Please ask the golfer for a new one.' },
  'share-not-ready': { status: 409, message: 'This analysis is not finished. Please share it when it is.' },
  'share-limit-reached': { status: 409, message: 'This swing has too many links. Please turn one off first.' },
  'comment-limit-reached': {
    status: 409,
    message: 'This link is full of comments. Please ask the golfer for a new one.',
  },
  'comment-outside-video': {
    status: 400,
    message: 'This video has no such moment. Please pause it where you want to comment.',
  },
  'key-frames-out-of-order': {
    status: 400,
    message: 'The moments of a swing follow one another. Please keep this one between its neighbors.',
  },
  'key-frame-outside-film': { status: 400, message: 'We did not analyze this frame. Please choose another one.' },
  'analysis-not-retryable': {
    status: 409,
    message: 'Only an analysis that failed on our side within the last day can be retried: its video is still there.',
  },
  'analysis-changed': {
    status: 409,
    message: 'This swing changed on another device or window. Please open it again.',
  },
  'email-taken': { status: 409, message: 'You have an account with this e-mail already. Please sign in.' },
  'account-exists': {
    status: 409,
    message: 'You have an account with this e-mail already. Please sign in with its password.',
  },
  // Not 408: browsers react to it by sending the whole upload again.
  'upload-too-slow': { status: 400, message: 'Your connection is too slow for this video. Please try again on Wi-Fi.' },
  'request-too-slow': { status: 408, message: 'Your connection is too slow right now. Please try again.' },
  'wrong-host': { status: 421, message: 'This is not our address. Please open TrueSwing at its own address.' },
  'already-premium': {
    status: 409,
    message: 'You have Premium already. You can change your plan or card in your profile, under Manage Subscription.',
  },
  'payment-open': {
    status: 409,
    message: 'Your last invoice is not paid. Please pay it in your profile, under Manage Subscription.',
  },
  'nothing-to-manage': { status: 409, message: 'You have no subscription yet. Upgrade to Premium first.' },
  'idempotency-key-reused': {
    status: 409,
    message: 'You sent this before, with other details. Please reload the page and send it again.',
  },
  'transfer-moved-on': {
    status: 409,
    message: 'Your video went on in another window. Please try again.',
  },
  'transfer-unfinished': { status: 409, message: 'Part of your video has not arrived yet. Please try again.' },
  'transfer-version-refused': { status: 412, message: 'Please reload this page, and send your video again.' },
  'length-required': { status: 411, message: 'We could not see how large this is. Please try again.' },
  'file-too-large': { status: 413, message: 'File size exceeds 100MB limit' },
  'request-too-large': { status: 413, message: 'That is too much text. Please shorten it and try again.' },
  'hand-over-expired': {
    status: 410,
    message: 'This code has ended. Please show a new one on your other screen, and scan it within two minutes.',
  },
  'reset-link-expired': { status: 400, message: 'This link no longer works. Please ask for a new one.' },
  'confirmation-link-expired': { status: 400, message: 'This link no longer works. Please create your account again.' },
  'bad-signature': { status: 400, message: 'The signature does not fit this message.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a minute and try again.' },
  'daily-analysis-limit': { status: 429, message: 'You have had 10 analyses today. Please come back tomorrow.' },
  'internal-error': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'sign-in-provider-unavailable': {
    status: 503,
    message: 'Sign-in is down for the moment. Please try again in a minute.',
  },
  'mail-not-set-up': { status: 503, message: 'We cannot send e-mail right now. Please ask our support for a link.' },
  'not-ready': { status: 503, message: 'We are restarting. Please try again in a moment.' },
  'admin-not-set-up': {
    status: 503,
    message: 'The admin panel has no password yet. Please set ADMIN_PASSWORD and restart the gateway.',
  },
  'second-factor-unavailable': {
    status: 503,
    message: 'A second factor needs INTERNAL_SECRET. Please set it and restart the gateway.',
  },
  'payments-unavailable': { status: 503, message: 'You cannot buy Premium here yet. Please come back later.' },
  'payment-provider-unavailable': {
    status: 503,
    message: 'We cannot reach the payment service right now. Please try again in a minute.',
  },
  'push-not-set-up': { status: 503, message: 'We cannot send notifications to your device yet.' },
  'push-service-unknown': {
    status: 400,
    message: 'We cannot send notifications to this browser. Please try another one.',
  },
  'temporarily-unavailable': { status: 503, message: 'We cannot load this right now. Please try again in a minute.' },
  'store-unavailable': { status: 503, message: 'We could not save your video. Please try again in a minute.' },

  'face-on-required': { status: 400, message: 'Please upload a face-on view video to proceed.' },
  'file-empty': { status: 422, message: 'Video file appears to be empty' },
  'not-a-video': { status: 422, message: 'Selected file is not a video' },
  'playlist-refused': { status: 422, message: 'Selected file is not a video' },
  'hevc-refused': {
    status: 422,
    message:
      'HEVC/H.265 videos are not supported. On your iPhone open Settings > Camera > Formats and choose Most Compatible. Then film again.',
  },
  'prores-refused': {
    status: 422,
    message: 'ProRes videos are not supported. Please switch Apple ProRes off and film again.',
  },
  'format-refused': { status: 422, message: 'We cannot read this kind of video. Please upload an MP4 or MOV.' },
  'incomplete-launch-monitor-data': {
    status: 422,
    message: 'Tour comparison, club selection, club speed and ball speed are all required with launch-monitor data.',
  },
  'invalid-speed-values': { status: 422, message: 'Club speed and ball speed must be positive numbers.' },

  'invalid-media': { status: 422, message: 'We could not read this video. The file seems damaged. Please film again.' },
  'picture-too-large': { status: 422, message: 'This video is larger than 4K. Please film in 1080p.' },
  'frame-rate-too-high': {
    status: 422,
    message: 'This video has more than 240 frames a second. Please film at 240 fps or less.',
  },
  'too-many-streams': {
    status: 422,
    message: 'This file holds too many tracks. Please export it with one picture and one sound.',
  },
  'too-long': { status: 422, message: 'This video is longer than 60 seconds. Please trim it to one swing.' },
  'too-short': {
    status: 422,
    message: 'This video is too short for a swing. Start filming before you move, and stop after your finish.',
  },
  'no-golfer': {
    status: 422,
    message: 'We could not find a golfer. Film in good light, with your whole body in the picture.',
  },
  'no-swing': { status: 422, message: 'We saw you, but no golf swing. Film one full swing, from address to finish.' },
  'partial-swing': {
    status: 422,
    message: 'We could not see the whole swing. Start filming before you move, and stop after your finish.',
  },
  'no-address': {
    status: 422,
    message: 'We do not see your address clearly. Film again, start before you move, and stand still for a second.',
  },
  'no-impact': {
    status: 422,
    message:
      'We do not see impact in this video. Film again with your whole body in the picture, and stop after your finish.',
  },
  'too-far': {
    status: 422,
    message:
      'You are too small in the picture for us to read your swing. Film again with the phone closer, so that you fill half of its height.',
  },
  'wrong-view': {
    status: 422,
    message:
      'This video shows the wrong side of you. Put the phone at hip height, facing your chest for face-on, or behind your hands for down-the-line. Then film again.',
  },
  'camera-moves': {
    status: 422,
    message: 'The camera moves too much. Lean the phone against your bag or use a tripod, and film again.',
  },
  'analysis-timeout': {
    status: 422,
    message: 'This analysis took too long, so we stopped it. Please try again.',
  },
  'analysis-failed': {
    status: 422,
    message: 'Video analysis failed. Please try uploading again with a clearer video file.',
  },
  'analysis-unreadable': {
    status: 500,
    message: 'We cannot show this older analysis any more. Your video is safe. Please upload a new one.',
  },
} as const satisfies Record<ErrorCode, ErrorEntry>;
