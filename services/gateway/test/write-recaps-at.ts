import { createLogger } from '@trueswing/service-kit';
import { openDeps } from '../src/deps.ts';
import { readServiceEnv } from '../src/env.ts';
import { writeDueRecaps } from '../src/features/recaps/write-recaps.ts';

/** Runs the job of the recaps beside a gateway, with a clock that shows a moment. The stores keep their own clock. */
export async function writeRecapsAt(variables: NodeJS.ProcessEnv, moment: Date): Promise<void> {
  const logger = createLogger({ service: 'gateway', level: 'warn' });
  const { deps, close } = await openDeps(readServiceEnv(variables), logger, () => moment);
  try {
    await writeDueRecaps(deps);
  } finally {
    await close();
  }
}
