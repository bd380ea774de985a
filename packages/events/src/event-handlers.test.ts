import { expect, test } from 'vitest';
import { handlersOf } from '../test/handlers-of.ts';
import { assertEveryEventHandled } from './event-handlers.ts';

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
