import { SmtpInbox } from '@trueswing/testkit';
import { afterAll, beforeAll, describe } from 'vitest';
import { openE2e } from './open-system.ts';
import { ScreenWalk } from './screen-walk.ts';
import { visitorScreens } from './screens/visitor-screens.ts';

/** Every screen in every state, on one running system: docs/screens.md tells what to look for in the pictures. */
let inbox: SmtpInbox;
let walk: ScreenWalk;

beforeAll(async () => {
  inbox = await SmtpInbox.start();
  Object.assign(process.env, { SMTP_URL: inbox.url, MAIL_FROM: 'TrueSwing <golf@example.com>' });
  walk = new ScreenWalk(await openE2e());
});
afterAll(async () => {
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
  await walk.e2e.close();
  await inbox.stop();
});

describe('visitors', () =>
  visitorScreens(
    () => walk,
    () => inbox,
  ));
