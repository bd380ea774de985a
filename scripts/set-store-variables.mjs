// DATABASE_ADMIN_URL, and S3_ENDPOINT with its keys, say where the stores are. Without one of them: that store of the stack that
// `npm start` runs from its data folder.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ends the command with one line and this status if the stores are not known. */
export async function setStoreVariables(command, exitStatus) {
  try {
    const { readStoreVariables } = await import(new URL('../dev/local-stack/dist/index.js', import.meta.url).href);
    const root = fileURLToPath(new URL('..', import.meta.url));
    Object.assign(process.env, readStoreVariables(resolve(root, process.env.TRUESWING_DATA_DIR ?? '.data')));
  } catch (error) {
    console.error(`${command}: ${error.message}`);
    process.exit(exitStatus);
  }
}
