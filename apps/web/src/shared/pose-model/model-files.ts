import wasmUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import modelUrl from '../../../models/pose_landmarker_lite.task?url';

/** Addresses of the files that a worker loads to detect poses. */
export const modelFiles = { wasmUrl, modelUrl } as const;
