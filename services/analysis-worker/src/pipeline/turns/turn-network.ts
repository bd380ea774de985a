import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadTurns } from '@trueswing/contracts';
import { trunkCropMoments, trunkCropPx } from '@trueswing/swing';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { builtDir } from '../built-dir.ts';
import { optimizeHotWasm } from '../optimize-hot-wasm.ts';

/** Gray crops of the trunk, by view. */
export interface ViewCrops<T> {
  readonly faceOn: T;
  readonly downTheLine: T;
}

export interface TurnNetwork {
  /** Identifies the network: the start of the SHA-256 of its file. */
  readonly id: string;
  /** Both turns, from each view alone and from both together; null where crops are missing. */
  readonly read: (
    crops: ViewCrops<Uint8Array | null>,
  ) => Promise<ViewCrops<ReadTurns | null> & { readonly both: ReadTurns | null }>;
}

const idLength = 12;
const shape = [trunkCropMoments, trunkCropPx, trunkCropPx];
const values = shape.reduce((product, side) => product * side, 1);
/** Answers of a source: both turns and the logarithms of their spreads. */
const answersOfSource = 4;

let opening: Promise<TurnNetwork> | null = null;

/**
 * The turn network, loaded once for the process. Loading takes a second and a reading a quarter of one, during which the
 * process does nothing else. One thread of WebAssembly gives the same numbers again.
 */
export function openTurnNetwork(): Promise<TurnNetwork> {
  opening ??= load().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function load(): Promise<TurnNetwork> {
  optimizeHotWasm();
  env.wasm.numThreads = 1;
  const file = await readFile(join(builtDir, 'models/turn-network.onnx'));
  const session = await InferenceSession.create(file, {
    executionProviders: ['wasm'],
    // Optimizing the graph takes longer than it saves in a few readings.
    graphOptimizationLevel: 'disabled',
  });
  return {
    id: createHash('sha256').update(file).digest('hex').slice(0, idLength),
    async read({ faceOn, downTheLine }) {
      const { turns } = await session.run({ faceOn: toTensor(faceOn), downTheLine: toTensor(downTheLine) });
      const answers = turns?.data;
      if (!(answers instanceof Float32Array)) throw new Error('The turn network gave no turns.');
      return {
        faceOn: faceOn && turnsAt(answers, 0),
        downTheLine: downTheLine && turnsAt(answers, 1),
        both: faceOn && downTheLine && turnsAt(answers, 2),
      };
    },
  };
}

/** Zeros for a view that is missing: the sources that do not use it ignore them. */
const toTensor = (crops: Uint8Array | null): Tensor =>
  new Tensor('float32', crops ? Float32Array.from(crops, (gray) => gray / 255) : new Float32Array(values), shape);

function turnsAt(answers: Float32Array, source: number): ReadTurns {
  const [shoulderTurnDeg = Number.NaN, hipRotationDeg = Number.NaN] = answers.subarray(source * answersOfSource);
  return { shoulderTurnDeg: round(shoulderTurnDeg), hipRotationDeg: round(hipRotationDeg) };
}

const round = (degrees: number): number => Math.round(degrees * 100) / 100;
