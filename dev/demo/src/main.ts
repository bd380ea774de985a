// Fills a running system with a season of eight golfers. `npm start -- --demo` starts it as a process.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createLogger } from '@trueswing/service-kit';
import { openDatabase } from './database.repository.ts';
import { readDemoEnv } from './env.ts';
import { fillSeason } from './fill/fill-season.ts';
import { startOver } from './fill/start-over.ts';
import { printAccounts } from './print-accounts.ts';
import { assertMayFill, DemoRefusedError } from './refuse.ts';
import { showProgress } from './show-progress.ts';

const env = readDemoEnv();
const logger = createLogger({ service: 'demo', level: 'error' });
const database = openDatabase(env.DEMO_ADMIN_URL);
try {
  const emails = await database.listEmails();
  const isUnfinished = existsSync(env.DEMO_UNFINISHED_FILE);
  assertMayFill({ nodeEnv: env.DEMO_GATEWAY_ENV.NODE_ENV ?? 'production', emails, isUnfinished });
  writeFileSync(env.DEMO_UNFINISHED_FILE, '');
  if (emails.length > 0) {
    console.log('The demo season was not finished. It starts over.');
    await startOver(emails, { gatewayEnv: env.DEMO_GATEWAY_ENV, logger });
  }
  await fillSeason(env, { database, progress: showProgress(), logger });
  rmSync(env.DEMO_UNFINISHED_FILE);
  printAccounts();
} catch (error) {
  console.error(error instanceof DemoRefusedError ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
// After an error other golfers may still play.
process.exit();
