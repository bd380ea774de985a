// Saves or restores the database and the objects. boot.mjs runs it: npm run backup -- <folder>, npm run restore -- <folder>,
// npm run backup:schedule -- <folder>
import { setStoreVariables } from './set-store-variables.mjs';

await setStoreVariables(process.argv[2], 1);
await import(new URL('../packages/backup/dist/main.js', import.meta.url).href);
