// The admins, for operators: DATABASE_URL=… npx pnpm --filter @trueswing/gateway admins list
//   add NAME | new-password NAME | reset-second-factor NAME | remove NAME | sign-out-golfers
import { createLogger, openDatabase, readEnvOrExit } from '@trueswing/service-kit';
import type { GatewayTables } from './database.tables.ts';
import { readAdminsEnv } from './env.ts';
import {
  addAdmin,
  describeAdmins,
  removeAdmin,
  resetSecondFactor,
  setAdminPassword,
} from './features/admin/admins/manage-admins.ts';
import { endEverySession } from './features/admin/users/end-sessions.ts';

const [command = '', name = ''] = process.argv.slice(2);
const { db, close } = openDatabase<GatewayTables>({
  url: readEnvOrExit('admins', readAdminsEnv).DATABASE_URL,
  logger: createLogger({ service: 'admins', level: 'warn' }),
  maxConnections: 1,
});
const deps = { db, now: () => new Date() };

const commands: Readonly<Record<string, () => Promise<string>>> = {
  list: async () => (await describeAdmins(deps)).join('\n'),
  add: async () => `The password of ${name}, shown this once: ${await addAdmin(deps, name)}`,
  'new-password': async () => `The new password of ${name}, shown this once: ${await setAdminPassword(deps, name)}`,
  async 'reset-second-factor'() {
    await resetSecondFactor(deps, name);
    return `${name} signs in with the password alone, and can set up a new second factor.`;
  },
  async remove() {
    await removeAdmin(deps, name);
    return `${name} is no longer an admin.`;
  },
  'sign-out-golfers': async () => `Every golfer is signed out: ${await endEverySession(deps)} sessions ended.`,
};

try {
  const run = commands[command];
  if (!run) throw new Error(`use one of: ${Object.keys(commands).join(', ')}`);
  console.log(await run());
} catch (error) {
  console.error(`admins: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await close();
}
