import { expect, test } from 'vitest';
import { readArguments, UsageError } from './read-arguments.ts';

const common = { durationS: 60, drainS: 300, outFolder: '.data/loadtest' };

test.each([
  [['--target', 'api'], { ...common, target: 'api', ratePerS: 0.2, clip: undefined, url: undefined }],
  [['--target', 'queue'], { ...common, target: 'queue', ratePerS: 20, holdMs: 0 }],
  [
    ['--target', 'queue', '--rate', '0.5', '--duration', '10', '--drain', '0', '--hold', '250', '--out', 'here'],
    { target: 'queue', ratePerS: 0.5, durationS: 10, drainS: 0, holdMs: 250, outFolder: 'here' },
  ],
  [
    ['--target', 'api', '--url', 'https://swing.example/path', '--clip', 'a.mp4'],
    { ...common, target: 'api', ratePerS: 0.2, clip: 'a.mp4', url: 'https://swing.example' },
  ],
])('%j is understood', (args, load) => {
  expect(readArguments(args)).toEqual(load);
});

test.each([
  [[], '--target must be api or queue'],
  [['--target', 'browser'], '--target must be api or queue'],
  [['--target', 'api', '--rate', '0'], '--rate must be a number above 0 to 10000'],
  [['--target', 'api', '--rate', 'fast'], '--rate must be a number above 0 to 10000'],
  [['--target', 'api', '--rate', ''], '--rate must be a number above 0 to 10000'],
  [['--target', 'api', '--duration', 'Infinity'], '--duration must be a number above 0 to 86400'],
  [['--target', 'queue', '--drain=-1'], '--drain must be a number from 0 to 86400'],
  [['--target', 'queue', '--hold', '120001'], '--hold must be a number from 0 to 120000'],
  [['--target', 'queue', '--url', 'http://localhost'], '--clip and --url belong to --target api'],
  [['--target', 'api', '--hold', '1'], '--hold belongs to --target queue'],
  [['--target', 'api', '--url', 'localhost'], '--url must be an http or https address'],
  [['--target', 'api', '--url', 'ftp://localhost'], '--url must be an http or https address'],
])('%j is refused: %s', (args, message) => {
  expect(() => readArguments(args)).toThrow(new UsageError(message));
});

test('an unknown option is refused', () => {
  expect(() => readArguments(['--target', 'api', '--speed', '3'])).toThrow(UsageError);
});
