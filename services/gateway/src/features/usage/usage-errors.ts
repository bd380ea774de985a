import type { UploadDecision } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';

type RefusedUpload = Extract<UploadDecision, { allowed: false }>;

const uploadTitles: Partial<Record<RefusedUpload['code'], string>> = {
  'upload-limit-reached': 'Upload Limit Reached',
  'weekly-upload-limit-reached': 'Weekly Upload Limit Reached',
};

/** Errors of a golfer's limits that say more than the sentence of their code. */
export const usageErrors = {
  uploadRefused: ({ code, requiresUpgrade }: RefusedUpload) => {
    const title = uploadTitles[code];
    return new AppError(code, {
      ...(title !== undefined && { title }),
      ...(requiresUpgrade && { requiresUpgrade: true }),
    });
  },
  workoutLimit: () =>
    new AppError('workout-limit-reached', { title: 'Daily Workout Limit Reached', requiresUpgrade: true }),
};
