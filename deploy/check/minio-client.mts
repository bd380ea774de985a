// The part of MinIO's client `mc` that deploy/object-store/make-keys.sh uses, for our S3 development server. Users and policies are
// written to the server's file of limited keys, which the check mounts here.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'minio';

interface Alias {
  endpoint: string;
  accessKey: string;
  secretKey: string;
}
interface LimitedKey {
  accessKey: string;
  secretKey: string;
  policy: unknown;
}

const configFolder = process.env.MC_CONFIG_DIR ?? '/tmp/mc';
const aliasesFile = join(configFolder, 'aliases.json');
const keysFolder = '/data/keys';
const keysFile = join(keysFolder, 'keys.json');
const policyFile = (name: string) => join(keysFolder, `${name}.policy.json`);

const readJson = <T,>(file: string, otherwise: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
function writeJson(folder: string, file: string, content: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(content, null, 2));
}
function clientOf(target: string): [Client, string] {
  const [name = '', bucket = ''] = target.split('/');
  const alias = readJson<Record<string, Alias>>(aliasesFile, {})[name];
  if (!alias) throw new Error(`no alias ${name}`);
  const { hostname, port } = new URL(alias.endpoint);
  const { accessKey, secretKey } = alias;
  return [new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey }), bucket];
}
function changeKey(accessKey: string, change: Partial<LimitedKey>): void {
  const keys = readJson<LimitedKey[]>(keysFile, []);
  const key = keys.find((each) => each.accessKey === accessKey) ?? {
    accessKey,
    secretKey: '',
    policy: { Statement: [] },
  };
  writeJson(keysFolder, keysFile, [...keys.filter((each) => each.accessKey !== accessKey), { ...key, ...change }]);
}

const commands: [pattern: RegExp, run: (...parts: string[]) => unknown][] = [
  [/^ready (local|store)$/, async (name) => fetch(`http://${name === 'local' ? '127.0.0.1' : 'minio'}:9000/_health`)],
  [
    /^alias set (\S+) (\S+) (\S+) (\S+)$/,
    (name = '', endpoint = '', accessKey = '', secretKey = '') => {
      const aliases = readJson<Record<string, Alias>>(aliasesFile, {});
      writeJson(configFolder, aliasesFile, { ...aliases, [name]: { endpoint, accessKey, secretKey } });
    },
  ],
  [
    /^mb --ignore-existing (\S+)$/,
    async (target = '') => {
      const [client, bucket] = clientOf(target);
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket);
    },
  ],
  [
    /^admin policy create store (\S+) (\S+)$/,
    (name = '', file = '') => writeJson(keysFolder, policyFile(name), readJson(file, undefined)),
  ],
  [/^admin user add store (\S+) (\S+)$/, (accessKey = '', secretKey = '') => changeKey(accessKey, { secretKey })],
  [
    /^admin policy attach store (\S+) --user (\S+)$/,
    (name = '', accessKey = '') => changeKey(accessKey, { policy: readJson(policyFile(name), undefined) }),
  ],
  [
    /^ls (\S+)$/,
    async (target = '') => {
      const [client, bucket] = clientOf(target);
      for await (const { name } of client.listObjectsV2(bucket, '', false)) console.log(name);
    },
  ],
];

const line = process.argv.slice(2).join(' ');
const found = commands.find(([pattern]) => pattern.test(line));
if (!found) throw new Error(`mc stand-in: unknown command ${line}`);
await found[1](...(found[0].exec(line) ?? []).slice(1));
