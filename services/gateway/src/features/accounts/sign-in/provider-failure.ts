/** Kind of failure at the identity provider, in words that a log may have: nothing of what the provider has answered. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
}
