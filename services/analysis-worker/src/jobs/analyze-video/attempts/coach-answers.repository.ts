import type { CoachAnswer } from '@trueswing/contracts';
import { sql } from 'kysely';
import type { AnswerKey } from '../../../coach/kept-answers.ts';
import type { Db, Tx } from '../jobs.repository.ts';

export async function findCoachAnswer(db: Db, analysisId: string, key: AnswerKey): Promise<unknown> {
  const row = await db
    .selectFrom('analysis.coach_answer')
    .select('answer')
    .where('analysis_id', '=', analysisId)
    .where('prompt_version', '=', key.promptVersion)
    .where('input_hash', '=', key.inputHash)
    .executeTakeFirst();
  return row?.answer;
}

/**
 * Stores an answer in place of the one before, which was of no use. Does nothing for an analysis that was deleted or has its
 * result by now. The lock makes the result of another attempt wait, so that it deletes this answer.
 */
export async function insertCoachAnswer(
  db: Db,
  analysisId: string,
  { promptVersion, inputHash }: AnswerKey,
  answer: CoachAnswer,
): Promise<void> {
  await sql`
    insert into analysis.coach_answer (analysis_id, prompt_version, input_hash, answer)
    select analysis_id, ${promptVersion}, ${inputHash}, ${JSON.stringify(answer)}::jsonb
    from analysis.job where analysis_id = ${analysisId} and status <> 'succeeded' for share
    on conflict (analysis_id, prompt_version, input_hash) do update set answer = excluded.answer`.execute(db);
}

export async function deleteCoachAnswers(tx: Tx, analysisId: string): Promise<void> {
  await tx.deleteFrom('analysis.coach_answer').where('analysis_id', '=', analysisId).execute();
}
