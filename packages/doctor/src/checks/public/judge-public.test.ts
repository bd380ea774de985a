import { describe, expect, it } from 'vitest';
import { judgeAnswer } from './check-public-url.ts';
import { judgeReady } from './check-ready.ts';
import { judgeProxy } from './judge-proxy.ts';

describe('judgeProxy', () => {
  it.each([
    ['http://localhost:8080', [], 'ok', 'no proxy'],
    ['https://golf.example.com', ['172.18.0.0/16'], 'ok', 'of 172.18.0.0/16 count'],
    ['https://golf.example.com', [], 'failed', 'TRUST_PROXY_CIDRS is empty'],
    ['https://golf.example.com', ['10.0.0.0/8', '0.0.0.0/1'], 'failed', 'of the internet (0.0.0.0/1)'],
    ['http://localhost:8080', ['2000::/3'], 'failed', 'of the internet (2000::/3)'],
  ])('%s with %j: %s', (origin, networks, status, text) => {
    expect(judgeProxy(origin, networks)).toMatchObject({ status, text: expect.stringContaining(text) });
  });
});

describe('judgeProxy where the address of the gateway is known', () => {
  it.each([
    ['http://gateway:8080', ['127.0.0.1/32'], 'failed', 'trusts 127.0.0.1/32 alone'],
    ['http://gateway:8080', ['127.0.0.0/8', '::1/128'], 'failed', 'trusts 127.0.0.0/8, ::1/128 alone'],
    ['http://gateway:8080', ['127.0.0.1/32', '172.16.0.0/12'], 'ok', 'count'],
    ['http://gateway:8080', [], 'failed', 'TRUST_PROXY_CIDRS is empty'],
    ['http://127.0.0.1:8080', ['127.0.0.1/32'], 'ok', 'count'],
  ])('%s with %j: %s', (gatewayUrl, networks, status, text) => {
    expect(judgeProxy('https://golf.example.com', networks, gatewayUrl)).toMatchObject({
      status,
      text: expect.stringContaining(text),
    });
  });

  it('without https there may be no proxy', () => {
    expect(judgeProxy('http://localhost:8080', ['127.0.0.1/32'], 'http://gateway:8080').status).toBe('ok');
  });
});

describe('judgeAnswer', () => {
  const origin = 'https://golf.example.com';
  const config = { sampleSwings: [], payments: { mode: 'unavailable' }, hasIdentityProvider: false };
  const refusal = (code: string) => ({ code, message: 'Please try again.', requestId: 'r-1' });
  const url = `${origin}/api/client-config`;
  it.each([
    [origin, { status: 200, url, json: config }, 'ok', 'the gateway answers'],
    ['http://golf.example.com', { status: 200, url, json: {} }, 'failed', `leads on to ${origin}`],
    [origin, { status: 421, url, json: {} }, 'failed', "does not pass the browser's Host"],
    [origin, { status: 502, url, json: undefined }, 'failed', 'does not reach the gateway (answer 502)'],
    [origin, { status: 200, url, json: {} }, 'failed', 'something else answers'],
    [origin, { status: 421, url, json: refusal('wrong-host') }, 'failed', "does not pass the browser's Host"],
    [
      origin,
      { status: 503, url, json: refusal('temporarily-unavailable') },
      'failed',
      'but refuses: Please try again.',
    ],
    [origin, { status: 404, url, json: {} }, 'failed', 'something else answers'],
    [origin, { status: 200, url, json: undefined }, 'failed', 'something else answers'],
    [
      'http://golf.example.com',
      { status: 200, url: 'http://golf.example.com/api/client-config', json: config },
      'warning',
      'answers without https',
    ],
    [
      'http://localhost:8080',
      { status: 200, url: 'http://localhost:8080/', json: config },
      'ok',
      'the gateway answers',
    ],
  ])('%s, answer %j: %s', (asked, answer, status, text) => {
    expect(judgeAnswer(answer, asked)).toMatchObject({ status, text: expect.stringContaining(text) });
  });
});

describe('judgeReady', () => {
  it.each([
    [200, { status: 'ready', checks: { database: true } }, 'ok', 'billing runs and reaches what it needs'],
    [503, { status: 'not-ready', checks: { database: false, redis: true } }, 'failed', 'does not reach: database'],
    [503, { status: 'not-ready', checks: {} }, 'failed', 'unknown (answer 503)'],
    [200, '<html>', 'failed', 'something else answers than billing (answer 200)'],
  ])('answer %i %j: %s', (code, json, status, text) => {
    const found = judgeReady({ status: code, json }, 'billing', 'http://billing:8082');
    expect(found).toMatchObject({ status, text: expect.stringContaining(text) });
  });
});
