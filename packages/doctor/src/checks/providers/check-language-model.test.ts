import { describe, expect, it } from 'vitest';
import { judgeModels } from './check-language-model.ts';

describe('judgeModels', () => {
  it.each([
    [200, { data: [{ id: 'small' }, { id: 'large' }] }, 'ok', 'accepts the key and has the model large'],
    [200, { data: [{ id: 'small' }] }, 'failed', 'has no model large'],
    [401, { error: 'key' }, 'failed', 'refuses COACH_API_KEY'],
    [404, undefined, 'warning', 'does not list its models (answer 404)'],
    [200, { models: [] }, 'warning', 'does not list its models (answer 200)'],
  ])('answer %i %j: %s', (status, json, expected, text) => {
    const found = judgeModels({ status, json }, 'models.example.com', 'large');
    expect(found).toMatchObject({ status: expected, text: expect.stringContaining(text) });
  });
});
