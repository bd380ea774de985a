// Examines an installation and prints what to do; exits with 1 if something failed. boot.mjs runs it: npm run doctor [-- <folder>]
// <folder>/<service>/env has the variables of each service, as the containers' secrets do; variables of this process win over them.
// Without a folder: the stack that `npm start` runs from its data folder.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const load = (path) => import(new URL(`../${path}`, import.meta.url).href);
const folder = process.argv[2];
const root = fileURLToPath(new URL('..', import.meta.url));
const dataFolder = resolve(root, process.env.TRUESWING_DATA_DIR ?? '.data');

const [{ examine, readEnvFolder }, events, gateway, worker, billing, gamification] = await Promise.all([
  load('packages/doctor/dist/index.js'),
  load('packages/events/dist/migrations.js'),
  ...['gateway', 'analysis-worker', 'billing', 'gamification'].map(loadService),
]);
if (!folder)
  // On stderr: the report stays alone on stdout.
  console.error('Run it with the variables of npm start: it examines what this shell would give the services.\n');
const services = await readServices().catch((error) => {
  console.error(`doctor: ${error.message}`);
  process.exit(1);
});
const { report, isHealthy } = await examine({
  services,
  readers: {
    gateway: gateway.readServiceEnv,
    'analysis-worker': worker.readWorkerEnv,
    billing: billing.readServiceEnv,
    gamification: gamification.readServiceEnv,
  },
  modules: {
    gateway: [gateway.schemaModule],
    'analysis-worker': [events.schemaModule, worker.schemaModule],
    billing: [events.schemaModule, billing.schemaModule],
    gamification: [events.schemaModule, gamification.schemaModule],
  },
  dataFolder: folder ? resolve(folder) : dataFolder,
  variables: process.env,
});
// Exits only after the report is written, whatever a library keeps open.
process.stdout.write(report, () => process.exit(isHealthy ? 0 : 1));

async function loadService(name) {
  const parts = await Promise.all([load(`services/${name}/dist/env.js`), load(`services/${name}/dist/migrations.js`)]);
  return Object.assign({}, ...parts);
}

async function readServices() {
  if (folder) return readEnvFolder(resolve(folder), process.env);
  const { readServiceVariables } = await load('dev/local-stack/dist/index.js');
  return readServiceVariables(dataFolder);
}
