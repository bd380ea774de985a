/** Step that gives a network of Compose a way out. Many versions of Compose leave a network as it is when its settings change. */
export const openNetwork = (network: 'COACH' | 'PAYMENTS'): string =>
  `set ${network}_NETWORK_INTERNAL=false, then docker compose down and up -d: a network keeps how it was made.`;
