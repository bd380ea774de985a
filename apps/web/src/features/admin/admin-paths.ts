import { paths } from '../../shared/paths.ts';

/** The screens of the admin panel. */
export const adminPaths = {
  users: paths.admin,
  analyses: `${paths.admin}/analyses`,
  downloads: `${paths.admin}/downloads`,
  deadLetters: `${paths.admin}/dead-letters`,
  audit: `${paths.admin}/audit`,
  paymentAlerts: `${paths.admin}/payment-alerts`,
  flaggedPoints: `${paths.admin}/flagged-points`,
  signIn: `${paths.admin}/sign-in`,
} as const;

/** The analyses of a user, or one of them by its own id. */
export const analysesOf = (id: string): string => `${adminPaths.analyses}?search=${id}`;
