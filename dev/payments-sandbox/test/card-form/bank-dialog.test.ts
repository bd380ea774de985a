import { expect, it } from 'vitest';
import { startSubscription } from '../open-sandbox.ts';
import { openCardForm, payAgain, payWithCard, resultOf, statusOf } from './open-card-form.ts';

const form = openCardForm();

it.each([
  ['Complete authentication', 'succeeded', 'active'],
  ['Fail authentication', 'payment_intent_authentication_failure', 'incomplete'],
  ['Escape', 'payment_intent_authentication_failure', 'incomplete'],
])('asks for authentication: %s', async (button, outcome, status) => {
  const { subscription, secret } = await startSubscription(form.sandbox);
  await payWithCard(form, '4000002500003155', secret);
  const dialog = form.page.frameLocator('dialog iframe');
  await dialog.locator('button:focus', { hasText: 'Complete authentication' }).waitFor();
  if (button === 'Escape') await form.page.keyboard.press('Escape');
  else await dialog.getByRole('button', { name: button }).click();
  expect(JSON.stringify(await resultOf(form))).toContain(outcome);
  expect(await form.page.locator('dialog').count()).toBe(0);
  expect(await statusOf(form, subscription.id)).toBe(status);
});

it.each(['Fail authentication', 'Escape'])(
  'a bank dialog whose script loads late loses no answer: %s',
  async (choice) => {
    const { secret } = await startSubscription(form.sandbox);
    let scripts = 0;
    await form.page.route('**/sandbox/in-frame.js', async (route) => {
      scripts += 1;
      // The first script is the card form's.
      if (scripts > 1) await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await payWithCard(form, '4000002500003155', secret);
    const button = form.page.frameLocator('dialog iframe').getByRole('button', { name: 'Fail authentication' });
    await button.waitFor();
    if (choice === 'Escape') await form.page.keyboard.press('Escape');
    else await button.click();
    expect(JSON.stringify(await resultOf(form))).toContain('payment_intent_authentication_failure');
  },
);

it('Escape closes the dialog of a bank whose page never loads, with an error', async () => {
  const { secret } = await startSubscription(form.sandbox);
  await form.page.route('**/sandbox/authenticate', (route) => route.abort());
  await form.page.clock.install();
  await payWithCard(form, '4000002500003155', secret);
  await form.page.locator('dialog').waitFor();
  await form.page.keyboard.press('Escape');
  await form.page.locator('dialog[open]').waitFor({ state: 'detached' });
  // The bank has 10 s to answer.
  await form.page.clock.runFor(10_000);
  expect(await resultOf(form)).toMatchObject({ error: { type: 'api_connection_error' } });
  expect(await form.page.locator('dialog').count()).toBe(0);
});

it.each([
  ['confirm', '4242424242424242'],
  ['authenticate', '4000002500003155'],
])('a sandbox that does not answer %s in 8 s is an error, and the form can be used again', async (call, number) => {
  const { secret } = await startSubscription(form.sandbox);
  let isDown = true;
  await form.page.route(`**/sandbox/${call}`, async (route) => {
    // A call that is never answered. The bank's page has the same address as its call.
    if (!isDown || route.request().method() === 'GET') await route.continue();
  });
  await form.page.clock.install();
  await payWithCard(form, number, secret);
  if (call === 'authenticate') {
    await form.page.frameLocator('dialog iframe').getByRole('button', { name: 'Complete authentication' }).click();
    await form.page.frameLocator('dialog iframe').locator('button:disabled').first().waitFor();
  }
  await form.page.clock.runFor(8_000);
  expect(await resultOf(form)).toMatchObject({ error: { type: 'api_connection_error' } });
  expect(await form.page.locator('dialog').count()).toBe(0);
  isDown = false;
  await payAgain(form, '4242424242424242');
});
