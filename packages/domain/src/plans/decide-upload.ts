import type { ErrorCode, UploadClub, UploadStatus } from '@trueswing/contracts';
import { limitReached, planOf, plans } from './plan-table.ts';

/** Failed analyses release their credit, so this limits what one user can make us compute in a US Central day. */
export const maxAnalysesPerDay = 10;

/** Facts that count against the upload limits. The caller reads them in the transaction that stores the upload. */
export interface UploadUsage {
  readonly isPremium: boolean;
  /** Unreleased uploads ever, of either plan: a lapsed Premium falls back to the free limit. */
  readonly unreleasedUploads: number;
  /** Clubs with an unreleased upload in the current US Central week. */
  readonly clubsThisWeek: readonly UploadClub[];
  /** Analyses begun in the current US Central day, failed ones included. */
  readonly analysesToday: number;
}

export type UploadDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: Extract<
        ErrorCode,
        'upload-limit-reached' | 'weekly-upload-limit-reached' | 'premium-required' | 'daily-analysis-limit'
      >;
      /** Whether Premium would lift the limit. */
      readonly requiresUpgrade: boolean;
    };

/** Whether a user may upload a swing with this club now. Free: one ever, face-on only. Premium: one per club and week. */
export function decideUpload(
  usage: UploadUsage,
  upload: { club: UploadClub; hasDownTheLine: boolean },
): UploadDecision {
  if (usage.analysesToday >= maxAnalysesPerDay) {
    return { allowed: false, code: 'daily-analysis-limit', requiresUpgrade: false };
  }
  const plan = planOf(usage.isPremium);
  const ofClub = usage.clubsThisWeek.filter((club) => club === upload.club).length;
  if (plan.weeklyUploadsPerClub !== null && ofClub >= plan.weeklyUploadsPerClub) {
    return { allowed: false, code: 'weekly-upload-limit-reached', requiresUpgrade: false };
  }
  if (limitReached(usage.unreleasedUploads, plan.uploads)) {
    return { allowed: false, code: 'upload-limit-reached', requiresUpgrade: true };
  }
  if (upload.hasDownTheLine && !plan.downTheLine) {
    return { allowed: false, code: 'premium-required', requiresUpgrade: true };
  }
  return { allowed: true };
}

/** The upload status that the screens show; it follows from the same rule as the decision. */
export function uploadStatus(usage: UploadUsage): UploadStatus {
  const may = (club: UploadClub): boolean => decideUpload(usage, { club, hasDownTheLine: false }).allowed;
  return {
    isPremium: usage.isPremium,
    isFreeLimitReached: !usage.isPremium && limitReached(usage.unreleasedUploads, plans.free.uploads),
    canUploadDriver: may('driver'),
    canUploadSevenIron: may('7-iron'),
    weeklyDriverUploaded: usage.isPremium && usage.clubsThisWeek.includes('driver'),
    weeklySevenIronUploaded: usage.isPremium && usage.clubsThisWeek.includes('7-iron'),
  };
}
