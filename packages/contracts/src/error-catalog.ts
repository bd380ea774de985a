import type { ErrorCode } from './error-codes.ts';

/** HTTP status of a failure and the sentence that the golfer reads, including the next step. */
interface ErrorEntry {
  readonly status: number;
  readonly message: string;
}

/** The only table from error code to status and sentence. Codes of a failed analysis have 422: the video is at fault. */
export const errorCatalog = {
  'bad-request': { status: 400, message: 'The request is not valid. Please check your input and try again.' },
  'not-signed-in': { status: 401, message: 'Please sign in to continue.' },
  'wrong-credentials': { status: 401, message: 'E-mail or password is not right. Please try again.' },
  'wrong-admin-password': { status: 401, message: 'Invalid admin password' },
  'sign-in-expired': {
    status: 400,
    message: 'This sign-in took too long or was started in another window. Please try again.',
  },
  'sign-in-refused': { status: 401, message: 'The sign-in was not completed. Please try again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  'cross-site': { status: 403, message: 'This request did not come from our own page. Please reload and try again.' },
  'upload-limit-reached': {
    status: 403,
    message: "You've used your free video upload. Upgrade to premium for weekly uploads.",
  },
  'weekly-upload-limit-reached': {
    status: 403,
    message: 'You have used this week’s upload for this club. Uploads reset every Sunday at midnight (CT).',
  },
  'workout-limit-reached': {
    status: 403,
    message:
      "You've used your free daily workout view. Upgrade to premium for unlimited access to personalized workouts.",
  },
  'premium-required': { status: 403, message: 'This needs Premium. Upgrade to continue.' },
  'password-required': { status: 403, message: 'Please enter your current password.' },
  'wrong-password': { status: 403, message: 'Your current password is not right. Please try again.' },
  'sign-in-again': { status: 403, message: 'Please sign in again, and delete your account within 15 minutes of it.' },
  'email-missing': {
    status: 403,
    message: 'The account that you signed in with tells us no e-mail address. Please allow it, or use another account.',
  },
  'email-managed-elsewhere': {
    status: 403,
    message: 'Your e-mail comes from the account that you sign in with. Please change it there.',
  },
  'password-managed-elsewhere': {
    status: 403,
    message: 'This account has no password here: it signs in with another account. Please change the password there.',
  },
  'not-found': { status: 404, message: 'Not found.' },
  'analysis-not-found': { status: 404, message: 'Analysis not found. Please try again.' },
  'share-not-found': {
    status: 404,
    message: 'This link does not work any more. Please ask the golfer for a new one.',
  },
  'share-not-ready': {
    status: 409,
    message: 'This swing has no finished analysis to share. Please share it when it is done.',
  },
  'share-limit-reached': {
    status: 409,
    message: 'This swing has as many links as it can have. Please turn one off first.',
  },
  'comment-limit-reached': {
    status: 409,
    message: 'No more comments fit behind this link. Please ask the golfer for a new one.',
  },
  'email-taken': { status: 409, message: 'An account with this e-mail exists already. Please sign in.' },
  'account-exists': {
    status: 409,
    message: 'There is an account with this e-mail already. Please sign in with its e-mail and password.',
  },
  // Not 408: browsers react to it by sending the whole upload again.
  'upload-too-slow': {
    status: 400,
    message: 'The upload was too slow. Please try again with a better connection.',
  },
  'already-premium': {
    status: 409,
    message: 'You have Premium already. Change your plan or your card under Manage Subscription in your profile.',
  },
  'payment-open': {
    status: 409,
    message:
      'Your subscription is not paid. Please pay the open invoice under Manage Subscription in your profile, or cancel it there.',
  },
  'nothing-to-manage': {
    status: 409,
    message: 'There is no subscription to manage yet. Upgrade to Premium first.',
  },
  'file-too-large': { status: 413, message: 'File size exceeds 100MB limit' },
  'request-too-large': { status: 413, message: 'The request is too large. Please shorten your input and try again.' },
  'reset-link-expired': {
    status: 400,
    message: 'This link was used, has been replaced or is older than an hour. Please ask for a new one.',
  },
  'bad-signature': { status: 400, message: 'The signature does not fit this message.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a minute and try again.' },
  'daily-analysis-limit': { status: 429, message: 'At most 10 analyses a day. Please come back tomorrow.' },
  'internal-error': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'sign-in-provider-unavailable': {
    status: 503,
    message: 'The sign-in service does not answer. Please try again in a minute.',
  },
  'mail-not-set-up': { status: 503, message: 'We cannot send e-mail here. Please ask our support for a reset link.' },
  'not-ready': { status: 503, message: 'We are restarting. Please try again in a moment.' },
  'admin-not-set-up': {
    status: 503,
    message: 'The admin panel has no password yet. Please set ADMIN_PASSWORD and restart the gateway.',
  },
  'payments-unavailable': {
    status: 503,
    message: 'Payments are not set up here, so Premium cannot be bought yet. Please come back later.',
  },
  'payment-provider-unavailable': {
    status: 503,
    message: 'The payment service does not answer. You have not been charged. Please try again in a minute.',
  },
  'store-unavailable': { status: 503, message: 'We could not save your video. Please try again in a minute.' },

  'face-on-required': { status: 400, message: 'Please upload a face-on view video to proceed.' },
  'file-empty': { status: 422, message: 'Video file appears to be empty' },
  'not-a-video': { status: 422, message: 'Selected file is not a video' },
  'playlist-refused': { status: 422, message: 'Selected file is not a video' },
  'hevc-refused': {
    status: 422,
    message:
      'HEVC/H.265 videos are not supported. On iPhone choose Settings > Camera > Formats > Most Compatible, then film again.',
  },
  'prores-refused': {
    status: 422,
    message: 'ProRes videos are not supported. Please switch Apple ProRes off, then film again.',
  },
  'format-refused': { status: 422, message: 'This video format is not supported. Please upload an MP4 or MOV video.' },
  'incomplete-launch-monitor-data': {
    status: 422,
    message: 'Tour comparison, club selection, club speed and ball speed are all required with launch-monitor data.',
  },
  'invalid-speed-values': { status: 422, message: 'Club speed and ball speed must be positive numbers.' },

  'invalid-media': {
    status: 422,
    message: 'We could not read this video; the file seems to be damaged. Please export or film it again.',
  },
  'picture-too-large': {
    status: 422,
    message: 'The picture is larger than 4096 × 2304 pixels. Please film in 1080p and upload again.',
  },
  'too-long': {
    status: 422,
    message: 'The video is longer than 60 seconds. Please trim it to one swing and upload again.',
  },
  'too-short': {
    status: 422,
    message: 'The video is too short to hold a swing. Please film from before the take-away until you hold the finish.',
  },
  'no-golfer': {
    status: 422,
    message: 'We could not find a golfer. Please film one golfer, whole body in the frame, in good light.',
  },
  'no-swing': {
    status: 422,
    message: 'We saw a person but no golf swing. Please film one full swing, from address to finish.',
  },
  'partial-swing': {
    status: 422,
    message: 'The swing is not whole. Please start filming while you stand still at address and stop after the finish.',
  },
  'wrong-view': {
    status: 422,
    message:
      'This is not the view we need here. Film face-on from in front of your chest, or down-the-line from behind your hands.',
  },
  'camera-moves': {
    status: 422,
    message:
      'The camera moves more than the golfer. Please put the phone on a tripod or lean it against a bag, and film again.',
  },
  'analysis-timeout': {
    status: 422,
    message: 'The analysis took too long and was stopped. Your upload is not counted. Please try again.',
  },
  'analysis-failed': {
    status: 422,
    message: 'Video analysis failed. Please try uploading again with a clearer video file.',
  },
  'analysis-unreadable': {
    status: 500,
    message:
      'This analysis was made by another version and cannot be shown. Its video is kept; please upload a new one.',
  },
} as const satisfies Record<ErrorCode, ErrorEntry>;
