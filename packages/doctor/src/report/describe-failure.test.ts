import { expect, it } from 'vitest';
import { describeFailure, isCertificateFailure } from './describe-failure.ts';

const withCode = (code: string, message = 'text of the library') => Object.assign(new Error(message), { code });

it.each([
  [withCode('ECONNREFUSED'), 'nothing listens there'],
  [new TypeError('fetch failed', { cause: withCode('ENOTFOUND') }), 'the name of the host is unknown'],
  [new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), 'nothing listens there'],
  [withCode('ESOCKET', 'connect ECONNREFUSED 10.0.0.1:25'), 'nothing listens there'],
  [
    withCode('ESOCKET', '80CC:error:0A00010B:SSL routines:ssl3_get_record:wrong version number'),
    'it does not speak TLS',
  ],
  [new DOMException('The operation was aborted', 'TimeoutError'), 'no answer in time'],
  [new Error('Command timed out'), 'no answer in time'],
  [new Error('timeout expired'), 'no answer in time'],
  [new TypeError('fetch failed', { cause: withCode('CERT_HAS_EXPIRED') }), 'its certificate has expired'],
  [new TypeError('fetch failed', { cause: new Error('bad port') }), 'bad port'],
  ['no error at all', 'unknown error'],
])('%s: %s', (error, words) => {
  expect(describeFailure(error)).toBe(words);
});

it.each([
  ['CERT_HAS_EXPIRED', true],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', true],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
  ['ECONNREFUSED', false],
])('%s is about a certificate: %s', (code, expected) => {
  expect(isCertificateFailure(new TypeError('fetch failed', { cause: withCode(code) }))).toBe(expected);
});
