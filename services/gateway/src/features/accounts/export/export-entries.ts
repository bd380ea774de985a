import { Readable } from 'node:stream';
import { attemptPrefix, uploadsPrefix, viewOfUploadKey } from '@trueswing/contracts';
import { fileTypeFromBuffer } from 'file-type';
import type { Deps } from '../../../deps.ts';
import type { ObjectStore } from '../../../object-store/object-store.ts';
import { readUser } from '../read-user.ts';
import { listSessionsOf } from '../sessions/sessions.repository.ts';
import {
  type ExportedSwing,
  findResult,
  findVersion,
  listAllSwings,
  listVersions,
  readOwnRows,
  readPayments,
} from './export.repository.ts';
import { readShotRows } from './shot-rows.repository.ts';
import { readTrainingRows } from './training-rows.repository.ts';

/** One file of the export. */
export interface ExportEntry {
  path: string;
  /** True for text; video does not get smaller. */
  compress: boolean;
  open(): Promise<Readable>;
}

type ExportDeps = Pick<Deps, 'db' | 'objectStore' | 'now'>;

/**
 * Everything that is stored about a golfer, file by file: first the rows of the tables, then each swing with its analysis
 * and its videos. A file is read only when it is opened.
 */
export async function* listExportEntries(deps: ExportDeps, userId: string): AsyncGenerator<ExportEntry> {
  const swings = await listAllSwings(deps.db, userId);
  yield json('account.json', await readAccount(deps, userId, swings));
  for (const swing of swings) yield* listSwingEntries(deps, swing);
}

async function readAccount({ db, now }: ExportDeps, userId: string, swings: ExportedSwing[]) {
  const [profile, sessions, rows, training, shots, payments] = await Promise.all([
    readUser({ db, now }, userId),
    listSessionsOf(db, userId),
    readOwnRows(db, userId),
    readTrainingRows(db, userId),
    readShotRows(db, userId),
    readPayments(db, userId),
  ]);
  return {
    exportedAt: now(),
    profile,
    sessions: sessions.map(({ tokenHash: _secret, ...session }) => session),
    swings: swings.map(({ user_id: _own, ...swing }) => swing),
    ...rows,
    ...training,
    ...shots,
    ...payments,
  };
}

async function* listSwingEntries({ db, objectStore }: ExportDeps, swing: ExportedSwing): AsyncGenerator<ExportEntry> {
  const folder = `swings/${swing.uploaded_at.toISOString().slice(0, 10)}-${swing.id}`;
  const result = swing.keptAttempt === null ? undefined : await findResult(db, swing.id);
  if (result) yield json(`${folder}/analysis.json`, result);
  // One at a time: a golfer may have saved thousands, and each has a whole result.
  for (const version of await listVersions(db, swing.id)) {
    const correction = await findVersion(db, swing.id, version);
    if (correction) yield json(`${folder}/corrections/${version}.json`, correction);
  }
  for (const { key, sizeBytes } of await objectStore.list(uploadsPrefix(swing.id))) {
    // While a slow link takes the first video, the other one may be removed for its age.
    if (!(await objectStore.stat(key))) continue;
    yield file(
      objectStore,
      key,
      sizeBytes,
      `${folder}/uploaded-${viewOfUploadKey(key)}.${await extensionOf(objectStore, key, sizeBytes)}`,
    );
  }
  if (swing.keptAttempt === null) return;
  // Files of other attempts are not part of the result; they are about to be removed.
  const kept = attemptPrefix(swing.id, swing.keptAttempt);
  for (const { key, sizeBytes } of await objectStore.list(kept)) {
    yield file(objectStore, key, sizeBytes, `${folder}/${key.slice(kept.length)}`);
  }
}

const json = (path: string, content: unknown): ExportEntry => ({
  path,
  compress: true,
  open: async () => Readable.from([Buffer.from(JSON.stringify(content, null, 2))]),
});

const file = (objectStore: ObjectStore, key: string, sizeBytes: number, path: string): ExportEntry => ({
  path,
  compress: false,
  open: () =>
    sizeBytes === 0 ? Promise.resolve(Readable.from([])) : objectStore.read(key, { start: 0, end: sizeBytes - 1 }),
});

/** The file name of the client is not stored, so the extension follows from the first bytes. */
async function extensionOf(objectStore: ObjectStore, key: string, sizeBytes: number): Promise<string> {
  const head = await objectStore.read(key, { start: 0, end: Math.min(sizeBytes, 4_100) - 1 });
  const chunks: Buffer[] = [];
  for await (const chunk of head) chunks.push(chunk as Buffer);
  return (await fileTypeFromBuffer(Buffer.concat(chunks)))?.ext ?? 'video';
}
