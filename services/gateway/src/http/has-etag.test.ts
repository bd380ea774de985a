import { expect, test } from 'vitest';
import { hasEtag } from './has-etag.ts';

test.each([
  ['the tag', '"fade"', true],
  ['the tag, made weak by a proxy that compresses', 'W/"fade"', true],
  ['one of several tags', '"draw", W/"fade"', true],
  ['another tag', '"draw"', false],
  ['a tag that only begins with it', '"fade-2"', false],
  ['nothing', '', false],
  ['no header', undefined, false],
])('%s', (_what, ifNoneMatch, expected) => {
  expect(hasEtag(ifNoneMatch, '"fade"')).toBe(expected);
});
