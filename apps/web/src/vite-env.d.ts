/// <reference types="vite/client" />

declare module '@mediapipe/tasks-vision/vision_wasm_module_internal.js' {
  /** Opens the module of MediaPipe; only its own loader calls it. */
  const factory: unknown;
  export default factory;
}
