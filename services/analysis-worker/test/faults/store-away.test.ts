import { type AnalysisId, swingEventNames } from '@trueswing/contracts';
import { type ChaosProcess, TcpFaultProxy, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, startModelServer } from '../coach-calls.ts';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
let link: TcpFaultProxy;
let worker: ChaosProcess;
const model = startModelServer();
/** An answer without a text; unlike a failure it brings no pause of the calls. */
const refused = answer({ advice: [], strengths: [], weaknesses: [] });
beforeAll(async () => {
  stack = await openWorkerStack();
  const { endpoint } = testStores().s3;
  link = await TcpFaultProxy.start(endpoint);
  model().behave(refused);
  worker = stack.startWorker({
    S3_ENDPOINT: link.url(endpoint),
    COACH_BASE_URL: model().baseUrl,
    COACH_API_KEY: 'key-of-the-test',
    COACH_MODEL: 'test-model',
  });
});
afterAll(async () => {
  await stack.close();
  await link.stop();
});

/** The next attempt would wait for seconds; the test does not. */
const makeAttemptDue = () => stack.db.updateTable('analysis.job').set({ due_at: new Date() }).execute();
let analyzed: AnalysisId;

test.each(['cut', 'halfOpen'] as const)(
  'an object store that is away (%s) costs an attempt, not the analysis',
  async (fault) => {
    link[fault]();
    analyzed = await stack.uploadSwing();
    await stack.untilJob(analyzed, (job) => job?.failures === 1, 60_000);
    expect(await stack.job(analyzed)).toMatchObject({ status: 'queued', attempt: 2, error_code: null });
    link.restore();
    await makeAttemptDue();
    await stack.untilJob(analyzed, (job) => job?.status === 'succeeded');
  },
);

/** Advice on the priority of the swing that the model was asked about. */
function adviceOnPriority(): string {
  const { messages } = JSON.parse(model().requests[0]?.body ?? '');
  const [{ id, kind }] = JSON.parse(messages[1].content).findings;
  const text = `${kind === 'weakness' ? 'Work on' : 'Keep'} {topic:${id}}.`;
  return JSON.stringify({ advice: [{ text, findings: [id] }], strengths: [], weaknesses: [] });
}

test('a text of the language model is paid for once when its analysis cannot be stored', async () => {
  model().behave(refused);
  const sameSwing = await stack.uploadSwing();
  await stack.untilJob(sameSwing, (job) => job?.status === 'succeeded', 60_000);
  // Slow enough that the store is away when the answer arrives.
  model().behave({ kind: 'slow-headers', delayMs: 3_000, text: adviceOnPriority() });
  const analysisId = await stack.uploadSwing();
  await expect.poll(() => model().requests.length, { timeout: 60_000 }).toBe(1);
  link.cut();
  await stack.untilJob(analysisId, (job) => job?.failures === 1, 60_000);
  link.restore();
  await makeAttemptDue();
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
  expect(model().requests).toHaveLength(1);
  const [output] = await stack.db
    .selectFrom('analysis.output')
    .select('result')
    .where('analysis_id', '=', analysisId)
    .execute();
  expect(output?.result).toMatchObject({ writer: 'test-model' });
  expect(worker.output).toContain('"verdict":"kept"');
  expect(worker.output).not.toContain('{topic:');
});

test('objects of a deleted swing are removed when the store is back', async () => {
  link.cut();
  const written = worker.output.length;
  await stack.deleteSwing(analyzed);
  await stack.untilJob(analyzed, (job) => job === undefined);
  await expect.poll(() => worker.output.slice(written)).toContain('"task":"remove-objects"');
  expect(await stack.outputsOf(analyzed)).toHaveLength(3 + swingEventNames.length);
  link.restore();
  // The removal would be retried in a minute; the test does not wait for that.
  await stack.db.updateTable('analysis.removal').set({ due_at: new Date() }).execute();
  await expect.poll(() => stack.outputsOf(analyzed), { timeout: 20_000 }).toEqual([]);
});
