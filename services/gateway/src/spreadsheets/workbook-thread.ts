import { parentPort, workerData } from 'node:worker_threads';
import { readSheets } from './read-sheets.ts';
import type { WorkbookThreadStart } from './workbook-messages.ts';

parentPort?.postMessage(await readSheets(workerData as WorkbookThreadStart));
