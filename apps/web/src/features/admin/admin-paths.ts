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
} as const;
