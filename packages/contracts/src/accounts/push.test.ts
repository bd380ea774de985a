import { expect, it } from 'vitest';
import { pushMessageSchema } from './push.ts';

const message = { id: 'push-1', title: 'Your analysis is ready', message: 'See your next step.' };

it('a message whose screen only a newer client knows is still shown', () => {
  const { route, ...shown } = pushMessageSchema.parse({ ...message, route: { screen: 'recap' } });
  expect([shown, route]).toEqual([message, null]);
});

it('a message leads to the screen that it names', () => {
  const route = { screen: 'streak' };
  expect(pushMessageSchema.parse({ ...message, route }).route).toEqual(route);
});
