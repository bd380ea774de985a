// node packages/backup/dist/main.js backup|restore <folder>, with the variables of env.ts.
import { backUp, restore } from './backup.ts';
import { readStores } from './env.ts';

const [command, folder] = process.argv.slice(2);
const run = { backup: backUp, restore }[command ?? ''];
if (!run || !folder) {
  console.error('usage: main.js backup|restore <folder>');
  process.exit(2);
}
try {
  await run(readStores(), folder, console.log);
} catch (error) {
  console.error(`${command}: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
