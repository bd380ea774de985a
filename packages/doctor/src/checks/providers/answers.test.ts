import { describe, expect, it } from 'vitest';
import { judgeDiscovery } from './check-identity-provider.ts';
import { judgeModels } from './check-language-model.ts';

const issuer = 'https://login.example.com';
const document = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
};

describe('judgeDiscovery', () => {
  it.each([
    [200, document, 'ok', 'https://golf.example.com/api/auth/oidc/callback'],
    [200, { ...document, issuer: `${issuer}/` }, 'ok', 'answers'],
    [200, { ...document, issuer: 'https://other.example.com' }, 'failed', 'calls itself https://other.example.com'],
    [200, { issuer }, 'failed', 'has no discovery document (answer 200)'],
    [404, undefined, 'failed', 'has no discovery document (answer 404)'],
  ])('answer %i %j: %s', (status, json, expected, text) => {
    const found = judgeDiscovery({ status, json }, issuer, 'https://golf.example.com');
    expect(found).toMatchObject({ status: expected, text: expect.stringContaining(text) });
  });
});

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
