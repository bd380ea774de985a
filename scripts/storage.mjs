// Compares the bucket with the database, or checks an object store. boot.mjs runs it: npm run storage -- audit [--repair <code>],
// npm run check:object-store -- <endpoint>
import { setStoreVariables } from './set-store-variables.mjs';

// Another store than the running stack's: its variables are given.
if (!(process.argv[2] === 'check' && process.argv[3])) await setStoreVariables('storage', 2);
await import(new URL('../packages/storage/dist/main.js', import.meta.url).href);
