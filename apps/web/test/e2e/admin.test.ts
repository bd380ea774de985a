import { afterAll, beforeAll, test } from 'vitest';
import { type AdminSystem, openAdminSystem, registerGolfers } from './admin/admin-system.ts';
import { followFlaggedPoints, retryFailedAnalysis } from './admin/analyses.ts';
import { readApiDocumentation } from './admin/api-documentation.ts';
import { readAudit, readPaymentAlerts, redriveDeadLetter } from './admin/records.ts';
import { refuseWrongPassword, signIn, signOut } from './admin/sign-in.ts';
import { importSpreadsheet } from './admin/spreadsheet.ts';
import { makePasswordLink, readUsers, resetCounters, turnPagesAndSearch } from './admin/users.ts';

/** One system, since a start costs as much as many tests: each test begins where the one before ended. */
let system: AdminSystem;
let firstAnalysis: string;
beforeAll(async () => {
  system = await openAdminSystem();
});
afterAll(() => system.close());

test('two golfers register; one uploads a swing, one subscribes', async () => {
  firstAnalysis = await registerGolfers(system);
});

test('the panel leads a visitor to the sign-in, which refuses a wrong password', () => refuseWrongPassword(system));

test('the right password opens the users, with their plans, points and usage', async () => {
  await signIn(system);
  await readUsers(system);
});

test('each counter is set back, and the golfer can upload again', () => resetCounters(system, firstAnalysis));

test('the list refreshes by itself, is searched, and turns its pages', () => turnPagesAndSearch(system));

test('a link for a lost password is made, and works', () => makePasswordLink(system));

test(
  'an analysis that fails on our side shows stage, attempts and error, and a retry finishes it',
  () => retryFailedAnalysis(system, firstAnalysis),
  240_000,
);

test('the same video again is among the flagged points, which lead to its analysis', () => followFlaggedPoints(system));

test('refunds and disputes are payment alerts', () => readPaymentAlerts(system));

test('a dead letter names its cause, and is processed when that is repaired', () => redriveDeadLetter(system));

test('the spreadsheet is downloaded, edited and imported', () => importSpreadsheet(system));

test('what was done is in the audit, the newest first', () => readAudit(system));

test('the documentation of the API opens', () => readApiDocumentation(system));

test('the panel is closed after signing out', () => signOut(system));
