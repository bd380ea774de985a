import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmtpInbox } from '@trueswing/testkit';
import { afterAll, beforeAll, describe } from 'vitest';
import { adminScreens } from './screens/admin-screens.ts';
import { analysisScreens } from './screens/analysis-screens.ts';
import { keyboardWalk } from './screens/keyboard-walk.ts';
import { leaderboardScreens } from './screens/leaderboard-screens.ts';
import { premiumScreens } from './screens/premium-screens.ts';
import { profileScreens } from './screens/profile-screens.ts';
import { streakScreens } from './screens/streak-screens.ts';
import { textChecks } from './screens/text-checks.ts';
import { troubleScreens } from './screens/trouble-screens.ts';
import { uploadScreens } from './screens/upload-screens.ts';
import { visitorScreens } from './screens/visitor-screens.ts';
import { confirmEmailsIn } from './steps/golfer.ts';
import { makeSmallSample } from './steps/make-video.ts';
import { openE2e } from './steps/open-system.ts';
import { ScreenWalk } from './steps/screen-walk.ts';

/** Every screen in every state, on one running system. docs/screens.md says what to look for in the screenshots. */
let inbox: SmtpInbox;
let walk: ScreenWalk;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-screens-'));
  inbox = await SmtpInbox.start();
  Object.assign(process.env, { SMTP_URL: inbox.url, MAIL_FROM: 'TrueSwing <golf@example.com>' });
  confirmEmailsIn(inbox);
  makeSmallSample(folder, 'face-on');
  makeSmallSample(folder, 'down-the-line');
  walk = new ScreenWalk(await openE2e(), folder);
});
afterAll(async () => {
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
  confirmEmailsIn(undefined);
  await walk.e2e.close();
  await inbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const aWalk = () => walk;
const aFolder = () => folder;
describe('visitors', () => visitorScreens(aWalk, () => inbox));
describe('analyses', () => analysisScreens(aWalk, aFolder));
describe('uploads', () => uploadScreens(aWalk, aFolder));
describe('leaderboard', () => leaderboardScreens(aWalk));
describe('profile', () => profileScreens(aWalk));
describe('premium', () => premiumScreens(aWalk));
describe('streak', () => streakScreens(aWalk));
describe('keyboard', () => keyboardWalk(aWalk));
describe('trouble', () => troubleScreens(aWalk));
describe('admin', () => adminScreens(aWalk));
describe('texts', () => textChecks(aWalk));
