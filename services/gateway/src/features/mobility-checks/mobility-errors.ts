import { AppError } from '@trueswing/service-kit';

/** Errors of a mobility check that say more than the sentence of their code. */
export const mobilityErrors = {
  noVideo: () => new AppError('bad-request', { message: 'Please choose a video.' }),
};
