import { createLogger, openDatabase } from '@trueswing/service-kit';
import { TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, good, input, never, quiet, settings, startModelServer } from '../../../../test/coach-calls.ts';
import { openWorkerStack, type WorkerStack } from '../../../../test/open-worker-stack.ts';
import { sampleResult } from '../../../../test/sample-result.ts';
import { writeCoachText } from '../../../coach/write-coach-text.ts';
import type { AnalysisTables } from '../../../database.tables.ts';
import { createJob, type Db, deleteJob, findSwing } from '../jobs.repository.ts';
import { claimAttempt } from '../lease/lease.repository.ts';
import { completeAttempt } from './complete-attempt.ts';
import { keepCoachAnswers } from './keep-coach-answers.ts';

const server = startModelServer();
const logger = createLogger({ service: 'test', level: 'silent' });
let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

async function newJob() {
  const analysisId = await stack.uploadSwing(Buffer.from('x'));
  await createJob(stack.db, analysisId);
  server().behave(answer(good));
  return { analysisId, attempt: 1 };
}
const write = (analysisId: string, db: Db = stack.db) => {
  const answers = keepCoachAnswers({ db, logger }, analysisId);
  // Long limits: a slow machine must not add a second try to the requests that are counted.
  const patient = { ...settings(server()), tryMs: 8_000, deadlineMs: 18_000 };
  return writeCoachText(input, { settings: patient, ...quiet(), answers }, never);
};
const kept = (analysisId: string) =>
  stack.db.selectFrom('analysis.coach_answer').select('answer').where('analysis_id', '=', analysisId).execute();

test('two attempts at an analysis pay for one answer; another analysis pays for its own', async () => {
  const { analysisId } = await newJob();
  expect(await write(analysisId)).toEqual(await write(analysisId));
  expect(server().requests).toHaveLength(1);
  expect(await kept(analysisId)).toEqual([{ answer: good }]);
  const another = await newJob();
  await write(another.analysisId);
  expect(server().requests).toHaveLength(1);
});

test('an answer replaces the one before, which may no longer pass the check', async () => {
  const { analysisId } = await newJob();
  await write(analysisId);
  await stack.db.updateTable('analysis.coach_answer').set({ answer: '{}' }).execute();
  await write(analysisId);
  expect(await kept(analysisId)).toEqual([{ answer: good }]);
});

test('an answer is kept until the result is stored', async () => {
  const job = await newJob();
  await write(job.analysisId);
  await claimAttempt(stack.db, job, 'worker');
  const swing = await findSwing(stack.db, job.analysisId);
  if (!swing) throw new Error('the swing is missing');
  await completeAttempt(stack.db, { job, swing, result: sampleResult });
  expect(await kept(job.analysisId)).toEqual([]);
  // The answer to an attempt that lost its lease comes later.
  await write(job.analysisId);
  expect(await kept(job.analysisId)).toEqual([]);
});

test('a deleted analysis leaves no answer, also one that comes later', async () => {
  const { analysisId } = await newJob();
  await write(analysisId);
  await deleteJob(stack.db, analysisId);
  expect(await kept(analysisId)).toEqual([]);
  expect((await write(analysisId)).writer).toBe('test-model');
  expect(await kept(analysisId)).toEqual([]);
});

test('a database that is away costs the analysis nothing but another call', async () => {
  const { analysisId } = await newJob();
  await write(analysisId);
  const link = await TcpFaultProxy.start(stack.workerDatabaseUrl);
  const away = openDatabase<AnalysisTables>({ url: link.url(stack.workerDatabaseUrl), logger });
  link.cut();
  expect((await write(analysisId, away.db)).writer).toBe('test-model');
  expect(server().requests).toHaveLength(2);
  await away.close();
  await link.stop();
});
