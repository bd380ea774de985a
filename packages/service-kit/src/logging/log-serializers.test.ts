import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { describeError, describeRequest } from './log-serializers.ts';

describe('a request in the log', () => {
  const request = (url: string, params: Record<string, string>) =>
    ({
      method: 'GET',
      routeOptions: { url },
      params,
      ip: '203.0.113.9',
      url: '/x?token=secret',
    }) as unknown as FastifyRequest;

  it('has the route and the ids in its path, but neither its query nor words that a client chose', () => {
    const id = '0b9f4b1e-7c51-4b7b-9a64-6a1f6f3f5a10';
    expect(
      describeRequest(request('/api/swing-analyses/:id/video/:view', { id, view: 'ada@private.example' })),
    ).toEqual({
      method: 'GET',
      path: `/api/swing-analyses/${id}/video/:view`,
      remoteAddress: '203.0.113.9',
    });
  });
});

describe('a failure in the log', () => {
  it('has message, code and stack, but no values of rows', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@private.example)',
    });
    const text = JSON.stringify(describeError(new Error('registration failed', { cause })));
    expect(text).toContain('23505');
    expect(text).toContain('log-serializers.test');
    expect(text).not.toContain('ada@');
  });

  it('ends with circular causes', () => {
    const error: Error & { cause?: unknown } = new Error('circular');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
    expect(describeError('ada@private.example')).toEqual({ type: 'string' });
  });
});
