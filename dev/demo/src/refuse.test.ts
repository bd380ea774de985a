import { expect, it } from 'vitest';
import { assertMayFill, DemoRefusedError } from './refuse.ts';

it('an empty installation that is not production may be filled', () => {
  expect(() => assertMayFill({ nodeEnv: 'development', golfers: 0 })).not.toThrow();
});

it.each([
  ['production', 0, 'The demo season is not for production: its passwords are public. Unset NODE_ENV.'],
  ['development', 1, 'This installation has 1 golfer, and the demo season fills an empty one.'],
  ['development', 3, 'This installation has 3 golfers, and the demo season fills an empty one.'],
])('in %s with %i golfers it is refused', (nodeEnv, count, sentence) => {
  expect(() => assertMayFill({ nodeEnv, golfers: count })).toThrow(DemoRefusedError);
  expect(() => assertMayFill({ nodeEnv, golfers: count })).toThrow(sentence);
});
