import { expect, it } from 'vitest';
import { assertMayFill, DemoRefusedError } from './refuse.ts';

const ours = ['rowan@example.com', 'isla@example.com'];
const other = 'pat@example.com';

it.each([
  ['an empty installation', [], false],
  ['what a season left that was not finished', ours, true],
])('%s may be filled', (_, emails, isUnfinished) => {
  expect(() => assertMayFill({ nodeEnv: 'development', emails, isUnfinished })).not.toThrow();
});

it.each([
  ['production', [], false, 'The demo season is not for production: its passwords are public. Unset NODE_ENV.'],
  ['production', ours, true, 'The demo season is not for production: its passwords are public. Unset NODE_ENV.'],
  ['development', [other], false, 'This installation has 1 golfer, and the demo season fills an empty one.'],
  ['development', ours, false, 'This installation has 2 golfers, and the demo season fills an empty one.'],
  ['development', [...ours, other], true, 'This installation has 3 golfers, and the demo season fills an empty one.'],
])('in %s with the golfers %j, unfinished: %s, it is refused', (nodeEnv, emails, isUnfinished, sentence) => {
  expect(() => assertMayFill({ nodeEnv, emails, isUnfinished })).toThrow(DemoRefusedError);
  expect(() => assertMayFill({ nodeEnv, emails, isUnfinished })).toThrow(sentence);
});
