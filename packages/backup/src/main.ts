// node packages/backup/dist/main.js backup|restore|drill|release|schedule <folder>, with the variables of env.ts.
import { messageOf } from '@trueswing/service-kit';
import { backUp, restore } from './backup.ts';
import { readStores } from './env.ts';

const commands: Record<string, (folder: string) => Promise<unknown>> = {
  backup: (folder) => backUp(readStores(), folder, console.log),
  restore: (folder) => restore(readStores(), folder, console.log),
  drill: async (folder) => {
    const [{ drill }, { loadSchemas }] = await Promise.all([
      import('./drill/drill.ts'),
      import('./drill/load-schemas.ts'),
    ]);
    await drill(readStores(), folder, console.log, await loadSchemas());
  },
  release: async (folder) => {
    const [{ saveRelease }, { loadSchemas }] = await Promise.all([
      import('./save-release.ts'),
      import('./drill/load-schemas.ts'),
    ]);
    await saveRelease(readStores(), folder, await loadSchemas());
  },
  schedule: async (folder) => (await import('./schedule/run-schedule.ts')).runSchedule(folder),
};
const [command = '', folder] = process.argv.slice(2);
const run = commands[command];
if (!run || !folder) {
  console.error('usage: main.js backup|restore|drill|release|schedule <folder>');
  process.exit(2);
}
try {
  await run(folder);
} catch (error) {
  console.error(`${command === 'drill' ? 'The drill failed' : command}: ${messageOf(error)}`);
  process.exit(1);
}
