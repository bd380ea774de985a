// Fills a running system with a season of eight golfers. `npm start -- --demo` starts it as a process.
import { openDatabase } from './database.repository.ts';
import { readDemoEnv } from './env.ts';
import { fillSeason } from './fill/fill-season.ts';
import { printAccounts } from './print-accounts.ts';
import { assertMayFill, DemoRefusedError } from './refuse.ts';
import { showProgress } from './show-progress.ts';

const env = readDemoEnv();
const database = openDatabase(env.DEMO_ADMIN_URL);
try {
  assertMayFill({
    nodeEnv: env.DEMO_GATEWAY_ENV.NODE_ENV ?? 'production',
    golfers: await database.countGolfers(),
  });
  await fillSeason(env, { database, progress: showProgress() });
  printAccounts();
} catch (error) {
  console.error(error instanceof DemoRefusedError ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
// After an error other golfers may still play.
process.exit();
