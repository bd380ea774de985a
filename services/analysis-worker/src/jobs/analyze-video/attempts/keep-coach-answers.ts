import { messageOf } from '@trueswing/service-kit';
import type { KeptAnswers } from '../../../coach/kept-answers.ts';
import type { Deps } from '../../../deps.ts';
import { findCoachAnswer, insertCoachAnswer } from './coach-answers.repository.ts';

/**
 * Keeps the language model's answers to the attempts at an analysis, until its result is stored. When the database does not
 * answer, the analysis goes on as if none were kept.
 */
export function keepCoachAnswers({ db, logger }: Pick<Deps, 'db' | 'logger'>, analysisId: string): KeptAnswers {
  // Only the message: other parts of the database's error may quote the answer.
  const warn = (error: unknown) => logger.warn({ reason: messageOf(error) }, 'coach answer not kept or not read');
  return {
    find: (key) => findCoachAnswer(db, analysisId, key).catch(warn),
    keep: (key, answer) => insertCoachAnswer(db, analysisId, key, answer).catch(warn),
  };
}
