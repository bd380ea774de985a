// Compares the bucket with the database. boot.mjs runs it: npm run storage -- audit [--repair <code>]
import { setStoreVariables } from './set-store-variables.mjs';

await setStoreVariables();
await import(new URL('../packages/storage/dist/main.js', import.meta.url).href);
