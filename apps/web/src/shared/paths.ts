import { accountRoutes, routeUrl, type UploadClub } from '@trueswing/contracts';

/** Every URL of the client is built here. */
export const paths = {
  home: '/',
  /** The server's: it leads to the identity provider, or else to the sign-in screen. */
  login: routeUrl(accountRoutes.startLogin),
  /** The server's: all data of the golfer as a ZIP file. */
  accountExport: routeUrl(accountRoutes.exportAccount),
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  /** Reset links in mails lead here. */
  resetPassword: '/reset-password',
  mobilePreview: '/mobile-preview',
  designSystem: '/design-system',
  /** Where Get Started of the preview goes; it is the home screen. */
  previewHome: '/home',
  analyses: '/analysis',
  analysis: (id: string) => `/analysis/${id}`,
  analysisLoading: (id: string) => `/analysis-loading/${id}`,
  upload: (club?: UploadClub) => (club ? `/upload?club=${club}` : '/upload'),
  leaderboard: '/leaderboard',
  profile: '/profile',
  subscribe: '/subscribe',
  /** The session is the checkout's, or the payment that was made with the card form. */
  paymentSuccess: (sessionId?: string) =>
    sessionId ? `/payment-success?session_id=${encodeURIComponent(sessionId)}` : '/payment-success',
} as const;
