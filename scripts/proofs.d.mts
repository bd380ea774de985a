export const proofs: Readonly<
  Record<string, { tests?: readonly string[]; commands?: readonly { script: string; args?: readonly string[] }[] }>
>;
