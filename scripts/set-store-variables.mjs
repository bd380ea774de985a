// DATABASE_ADMIN_URL, and S3_ENDPOINT with its keys, say where the stores are. Without one of them: that store of the stack that
// `npm start` runs from its data folder.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ends the command with one line and this status if the stores are not known. */
export async function setStoreVariables(command, exitStatus) {
  try {
    const { readStoreVariables } = await import(new URL('../dev/local-stack/dist/index.js', import.meta.url).href);
    const root = fileURLToPath(new URL('..', import.meta.url));
    const variables = readStoreVariables(resolve(root, process.env.TRUESWING_DATA_DIR ?? '.data'));
    Object.assign(process.env, variables);
    const { host, pathname } = new URL(variables.DATABASE_ADMIN_URL);
    // A variable that was not set may mix the stores of two systems.
    console.error(`Database ${host}${pathname}, objects ${variables.S3_ENDPOINT}/${variables.S3_BUCKET}`);
  } catch (error) {
    console.error(`${command}: ${error.message}`);
    process.exit(exitStatus);
  }
}
