import { routeUrl, type SwingEventName, sessionRoutes, type UploadClub, type VideoView } from '@trueswing/contracts';

/** Id of the card with the plans. */
export const plansId = 'plans';

/** Id of the height in the profile. */
export const heightId = 'height';

/**
 * Every URL of the client is built here, except for screens to which no screen of the first load links: `recap-path.ts`, `shot-paths.ts` and
 * `compare-path.ts` have theirs.
 */
export const paths = {
  home: '/',
  /** A URL of the server, which redirects to the identity provider or to the sign-in screen. */
  login: routeUrl(sessionRoutes.startOidcLogin),
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  /** The target of reset links in mails. */
  resetPassword: '/reset-password',
  /** The target of links in mails that confirm an e-mail. */
  confirmEmail: '/confirm-email',
  mobilePreview: '/mobile-preview',
  designSystem: '/design-system',
  /** The target of Get Started in the preview; redirects to the home screen. */
  previewHome: '/home',
  analyses: '/analysis',
  /** A finished report of our own videos, open to anyone. */
  sample: '/sample',
  /** The report; with a key frame its player opens there. */
  analysis: (id: string, frame?: { event: SwingEventName; view: VideoView }) =>
    frame ? `/analysis/${id}?moment=${frame.event}&view=${frame.view}` : `/analysis/${id}`,
  /** Page that a link of a golfer shows to a coach. */
  shared: (token: string) => `/shared/${token}`,
  analysisLoading: (id: string) => `/analysis-loading/${id}`,
  upload: (club?: UploadClub) => (club ? `/upload?club=${club}` : '/upload'),
  /** Recording swings hands-free: the setup. */
  record: '/record',
  /** The camera, once set up. */
  recordCamera: '/record/camera',
  /** The swings that were recorded on this device. */
  recordedSwings: '/record/swings',
  mobilityCheck: '/mobility-check',
  /** Signs a phone in with the code of another screen. The code is in the fragment, which browsers do not send. */
  handOver: (code?: string) => (code ? `/hand-over#code=${code}` : '/hand-over'),
  exercises: '/exercises',
  dailyWorkout: '/daily-workout',
  /** The workout of today, one exercise at a time. */
  train: '/daily-workout/train',
  /** The changes in body and swing, and whether they are real. */
  progress: '/progress',
  leaderboard: '/leaderboard',
  /** The weeks of a year, and pauses. */
  streak: '/streak',
  howPointsWork: '/how-points-work',
  profile: '/profile',
  /** The plans on the profile. */
  plans: `/profile#${plansId}`,
  /** The profile's form, at the height. */
  height: `/profile#${heightId}`,
  subscribe: '/subscribe',
  /** The session is a checkout session, or the intent that was paid with the card form. */
  paymentSuccess: (sessionId?: string) =>
    sessionId ? `/payment-success?session_id=${encodeURIComponent(sessionId)}` : '/payment-success',
  adminLogin: '/admin-login',
  /** The admin panel with the users; its other screens lie below. */
  admin: '/admin',
} as const;
