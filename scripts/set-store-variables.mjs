// DATABASE_ADMIN_URL and S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET say where the stores are. Without them: those of
// the stack that `npm start` runs from its data folder.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export async function setStoreVariables() {
  if (process.env.DATABASE_ADMIN_URL) return;
  const { readStoreVariables } = await import(new URL('../dev/local-stack/dist/index.js', import.meta.url).href);
  const root = fileURLToPath(new URL('..', import.meta.url));
  Object.assign(process.env, readStoreVariables(resolve(root, process.env.TRUESWING_DATA_DIR ?? '.data')));
}
