import { limitReached, type Plan, planOf } from '@trueswing/domain';
import { useUser } from './use-user.ts';

/** The limits and features of the signed-in golfer's plan. Screens ask for the feature, never for Premium. */
export const usePlan = (): Plan => planOf(useUser().isPremium);

/** Whether the uploads of the plan are used up for good, so that the upload form would refuse. */
export const useIsUploadSpent = (): boolean => limitReached(useUser().videoUploadsUsed, usePlan().uploads);
