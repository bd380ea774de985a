export { readEnvFolder } from './environments/read-env-folder.ts';
export { examine } from './examine.ts';
