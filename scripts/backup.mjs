// Saves or restores the database and the objects. boot.mjs runs it: npm run backup -- <folder>, npm run restore -- <folder>
// DATABASE_ADMIN_URL and S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET say where they are. Without them: those of the
// stack that `npm start` runs from its data folder.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

if (!process.env.DATABASE_ADMIN_URL) {
  const { readStoreVariables } = await import(new URL('../dev/local-stack/dist/index.js', import.meta.url).href);
  const root = fileURLToPath(new URL('..', import.meta.url));
  Object.assign(process.env, readStoreVariables(resolve(root, process.env.TRUESWING_DATA_DIR ?? '.data')));
}
await import(new URL('../packages/backup/dist/main.js', import.meta.url).href);
