import { parentPort, workerData } from 'node:worker_threads';
import type { ShotFileThreadStart } from './shot-file-messages.ts';
import { understandFile } from './understand-file.ts';

parentPort?.postMessage(await understandFile(workerData as ShotFileThreadStart));
