import { describe, expect, it } from 'vitest';
import { ApiError, OfflineError, sentenceOf } from './http-client.ts';

const body = JSON.stringify({
  code: 'analysis-not-found',
  message: 'Analysis not found. Please try again.',
  requestId: 'r1',
});

/** The server's answer to every internal error: less specific than the screen's sentence. */
const fault = JSON.stringify({ code: 'internal-error', message: 'Something went wrong on our side.', requestId: 'r2' });

describe('a refused request', () => {
  it('has the message "status: text"', () => {
    expect(new ApiError(404, 'gone', 'Not Found').message).toBe('404: gone');
    expect(new ApiError(404, '', 'Not Found').message).toBe('404: Not Found');
  });

  it.each([
    [new ApiError(404, body, ''), 'Analysis not found. Please try again.'],
    [new ApiError(502, '<html>', ''), 'fallback'],
    [new ApiError(500, fault, ''), 'fallback'],
    [new OfflineError('no connection'), 'no connection'],
    [new Error('internal detail'), 'fallback'],
  ])('shows the golfer a sentence, never a detail: %s', (error, sentence) => {
    expect(sentenceOf(error, 'fallback')).toBe(sentence);
  });
});
