/** Whether this browser has what a first look needs: decoders, WebAssembly and drawing in a worker. */
export const canTrack = (): boolean =>
  ['Worker', 'WebAssembly', 'VideoDecoder', 'OffscreenCanvas'].every((name) => name in globalThis);
