import type { UploadClub } from '@trueswing/contracts';

/** Every URL of the client is built here. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  analyses: '/analysis',
  analysis: (id: string) => `/analysis/${id}`,
  analysisLoading: (id: string) => `/analysis-loading/${id}`,
  upload: (club?: UploadClub) => (club ? `/upload?club=${club}` : '/upload'),
  leaderboard: '/leaderboard',
  profile: '/profile',
  subscribe: '/subscribe',
  /** The session is the checkout's, or the payment that was made with the card form. */
  paymentSuccess: (sessionId: string) => `/payment-success?session_id=${encodeURIComponent(sessionId)}`,
} as const;
