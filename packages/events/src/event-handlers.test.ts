import { expect, test } from 'vitest';
import { handlersOf } from '../test/handlers-of.ts';
import { assertEveryEventHandled, type EventHandler, inOrder } from './event-handlers.ts';

const handler = async () => undefined;

test('a consumer with one handler for each of its events is accepted', () => {
  expect(() => assertEveryEventHandled('analysis', handlersOf('analysis', {}))).not.toThrow();
});

test('a missing handler fails the start', () => {
  const { 'swing.deleted': _, ...handlers } = handlersOf('analysis', {});
  expect(() => assertEveryEventHandled('analysis', handlers)).toThrow('events without a handler [swing.deleted]');
});

test('a handler for an event of another consumer, or for an unknown event, fails the start', () => {
  const handlers = {
    'swing.analyzed': handler,
    'user.deleted': handler,
    'swing.uploaded': handler,
    'swing.whatever': handler,
  };
  expect(() => assertEveryEventHandled('gamification', handlers)).toThrow(
    'handlers without an event [swing.uploaded,swing.whatever]',
  );
});

test('two effects of an event run one after the other, and the second not when the first fails', async () => {
  const calls: string[] = [];
  const effect =
    (name: string, error?: Error): EventHandler<'swing.deleted', object> =>
    async () => {
      calls.push(`${name} begins`);
      await Promise.resolve();
      if (error) throw error;
      calls.push(`${name} ends`);
    };
  const run = (handler: EventHandler<'swing.deleted', object>) => handler({} as never, {} as never);
  await run(inOrder(effect('first'), effect('second')));
  expect(calls.splice(0)).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  await expect(run(inOrder(effect('first', new Error('broken')), effect('second')))).rejects.toThrow('broken');
  expect(calls).toEqual(['first begins']);
});
