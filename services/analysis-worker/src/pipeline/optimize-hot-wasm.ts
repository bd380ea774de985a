import { setFlagsFromString } from 'node:v8';

/**
 * V8 optimizes a function of WebAssembly after it has run about this many bytes of it. The default of Node 20 is 1.8 million, that of
 * later versions 13 million. The few functions that detect poses pass each of them within a second.
 */
const bytesBeforeOptimizing = 20_000_000;

/**
 * Makes modules of WebAssembly that are compiled from now on optimize their hot functions alone. Optimizing the hundreds that pass
 * the lower default takes about 1.5 s of processor time in an analysis, which they do not run long enough to save. Results are the same.
 */
export const optimizeHotWasm = (): void => setFlagsFromString(`--wasm-tiering-budget=${bytesBeforeOptimizing}`);
