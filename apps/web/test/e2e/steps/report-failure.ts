import { afterEach } from 'vitest';
import { describeOpenPages } from './open-pages.ts';

// A wait that ran out says only what was not there. What the pages showed instead is the clue to the cause.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const text of await describeOpenPages()) console.error(text);
});
