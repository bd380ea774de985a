import { setTimeout } from 'node:timers/promises';
import { createLogger } from '@trueswing/service-kit';
import { expect, it } from 'vitest';
import { followQueueErrors } from './follow-queue-errors.ts';

it('an error that comes while the queue closes pauses nothing, logs nothing and starts no timer', async () => {
  const calls: string[] = [];
  const logger = createLogger({ service: 'test', level: 'silent' });
  const note = (name: string) => () => void calls.push(name);
  Object.assign(logger, { warn: note('warn'), info: note('info') });
  const worker = { pause: async () => note('pause')(), resume: note('resume') };
  const errors = followQueueErrors(worker, logger, { refusedMs: 10, calmMs: 10 });
  const refusal = Object.assign(new Error('MISCONF'), { name: 'ReplyError' });
  errors.onError(refusal);
  errors.stop();
  errors.onError(refusal);
  await setTimeout(50);
  expect(calls).toEqual(['warn', 'pause']);
});
