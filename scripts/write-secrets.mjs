// Gives every part of a deployment its secrets: node scripts/write-secrets.mjs <folder>
// A secret is the variable of its name if that is set, else the one of the last run, else a random one. Each part gets a
// folder of its own below <folder>, so that it can be given that folder alone; <folder>/own keeps what was made.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPushKey, publicPushKey } from '../packages/service-kit/src/push-key.mjs';

const generated = [
  'ADMIN_PASSWORD',
  'INTERNAL_SECRET',
  'POSTGRES_PASSWORD',
  'DB_PASSWORD_EVENTS',
  'DB_PASSWORD_GATEWAY',
  'DB_PASSWORD_ANALYSIS',
  'DB_PASSWORD_BILLING',
  'DB_PASSWORD_GAMIFICATION',
  'REDIS_PASSWORD',
  'S3_ROOT_ACCESS_KEY',
  'S3_ROOT_SECRET_KEY',
  'S3_GATEWAY_ACCESS_KEY',
  'S3_GATEWAY_SECRET_KEY',
  'S3_WORKER_ACCESS_KEY',
  'S3_WORKER_SECRET_KEY',
  'SANDBOX_SECRET',
  'PUSH_PRIVATE_KEY',
];

const fail = (message) => {
  console.error(`write-secrets: ${message}`);
  process.exit(1);
};
const folder = process.argv[2] ?? fail('name the folder');
const given = (name) => process.env[name] || undefined;

const secrets = readSecrets();
const databaseUrl = (role, password) => `postgres://${role}:${password}@postgres:5432/trueswing`;
const serviceDatabase = (role) => ({ DATABASE_URL: databaseUrl(role, secrets[`DB_PASSWORD_${role.toUpperCase()}`]) });
const redisUrl = `redis://:${secrets.REDIS_PASSWORD}@redis:6379`;
const objectStore = (user) => ({
  S3_ACCESS_KEY: secrets[`S3_${user}_ACCESS_KEY`],
  S3_SECRET_KEY: secrets[`S3_${user}_SECRET_KEY`],
});
// Where gamification cannot reach push services, golfers must not be asked whether they want notifications.
const canPush = given('PUSH_NETWORK_INTERNAL') !== 'true';
const payments = given('PAYMENTS') === undefined ? stripePayments() : sandboxPayments();
const pick = (from, ...names) => Object.fromEntries(names.map((name) => [name, from[name]]));

/** Values that each part gets: files by name, or the variables of its `env` file. */
const parts = {
  postgres: { password: secrets.POSTGRES_PASSWORD },
  redis: { password: secrets.REDIS_PASSWORD },
  minio: { user: secrets.S3_ROOT_ACCESS_KEY, password: secrets.S3_ROOT_SECRET_KEY },
  'object-store-keys': {
    env: {
      S3_ROOT_ACCESS_KEY: secrets.S3_ROOT_ACCESS_KEY,
      S3_ROOT_SECRET_KEY: secrets.S3_ROOT_SECRET_KEY,
      S3_GATEWAY_ACCESS_KEY: secrets.S3_GATEWAY_ACCESS_KEY,
      S3_GATEWAY_SECRET_KEY: secrets.S3_GATEWAY_SECRET_KEY,
      S3_WORKER_ACCESS_KEY: secrets.S3_WORKER_ACCESS_KEY,
      S3_WORKER_SECRET_KEY: secrets.S3_WORKER_SECRET_KEY,
    },
  },
  migrate: {
    env: {
      DATABASE_ADMIN_URL: databaseUrl('postgres', secrets.POSTGRES_PASSWORD),
      ...Object.fromEntries(Object.entries(secrets).filter(([name]) => name.startsWith('DB_PASSWORD_'))),
      // For backups and the storage audit, which are in the same image.
      ...backupStore(),
    },
  },
  gateway: {
    env: {
      ...serviceDatabase('gateway'),
      ...objectStore('GATEWAY'),
      ...pick(payments, 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_JS_URL'),
      PUSH_PUBLIC_KEY: canPush ? publicPushKey(secrets.PUSH_PRIVATE_KEY) : undefined,
      REDIS_URL: redisUrl,
      INTERNAL_SECRET: secrets.INTERNAL_SECRET,
      ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
    },
    'admin-password': secrets.ADMIN_PASSWORD,
  },
  'analysis-worker': { env: { ...serviceDatabase('analysis'), ...objectStore('WORKER'), REDIS_URL: redisUrl } },
  billing: {
    env: {
      ...serviceDatabase('billing'),
      ...pick(payments, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'),
      INTERNAL_SECRET: secrets.INTERNAL_SECRET,
    },
  },
  gamification: {
    env: {
      ...serviceDatabase('gamification'),
      INTERNAL_SECRET: secrets.INTERNAL_SECRET,
      PUSH_PRIVATE_KEY: canPush ? secrets.PUSH_PRIVATE_KEY : undefined,
    },
  },
  'payments-sandbox': {
    env: {
      PAYMENTS_SANDBOX_SECRET_KEY: payments.STRIPE_SECRET_KEY,
      PAYMENTS_SANDBOX_PUBLISHABLE_KEY: payments.STRIPE_PUBLISHABLE_KEY,
      PAYMENTS_SANDBOX_WEBHOOK_SECRET: payments.STRIPE_WEBHOOK_SECRET,
    },
  },
};
for (const [part, files] of Object.entries(parts)) {
  for (const [name, content] of Object.entries(files)) {
    save(join(folder, part), name, typeof content === 'string' ? content : envFile(content));
  }
}
console.log(`write-secrets: ${Object.keys(parts).join(', ')}`);

function readSecrets() {
  const file = join(folder, 'own', 'secrets.json');
  const last = readJson(file);
  const names = generated.map((name) => [name, given(name) ?? last[name] ?? newSecret(name)]);
  rejectMalformed(names);
  const replaced = names.flatMap(([name, value]) => (name in last && value !== last[name] ? [name] : []));
  if (replaced.length > 0) console.log(`write-secrets: given in place of the last run's: ${replaced.join(', ')}`);
  const secrets = Object.fromEntries(names);
  save(join(folder, 'own'), 'secrets.json', JSON.stringify(secrets, null, 2));
  return secrets;
}

function rejectMalformed(secrets) {
  const bad = secrets.filter(([name, value]) => !ruleOf(name).pattern.test(value));
  if (bad.length > 0) fail(bad.map(([name]) => `use 16 to 200 ${ruleOf(name).allows} in ${name}`).join('; '));
}

/** Most secrets become part of URLs. Keys of an object store are made by that store, and read by a shell. */
function ruleOf(name) {
  if (name === 'ADMIN_PASSWORD') {
    // People choose it, and Node alone reads it, as the rest of a line without quotes.
    const allows = 'characters, without #, quotes, line breaks and spaces at its ends,';
    return { pattern: /^(?! )(?:[^\s#"'`]| ){16,200}(?<! )$/, allows };
  }
  if (!name.startsWith('S3_')) return { pattern: /^[\w-]{16,200}$/, allows: 'letters, digits, - and _' };
  // MinIO takes no = in an access key, and other stores make none with it.
  return name.endsWith('_ACCESS_KEY')
    ? { pattern: /^[\w+/.-]{16,200}$/, allows: 'letters, digits, +, /, ., - and _' }
    : { pattern: /^[\w+/=.-]{16,200}$/, allows: 'letters, digits, +, /, =, ., - and _' };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Other secrets than before would lock everyone out, so only the first start may find none.
    if (error.code !== 'ENOENT') fail(`cannot read ${file}: ${error.message}`);
    return {};
  }
}

function newSecret(name) {
  return name === 'PUSH_PRIVATE_KEY' ? newPushKey() : randomBytes(24).toString('hex');
}

/** MinIO's root key, unless that of another object store is given. A given one is not kept: without it MinIO's counts again. */
function backupStore() {
  const names = ['S3_BACKUP_ACCESS_KEY', 'S3_BACKUP_SECRET_KEY'];
  const key = names.flatMap((name) => (given(name) === undefined ? [] : [[name, given(name)]]));
  if (key.length === 0) return objectStore('ROOT');
  if (key.length < names.length) fail(`set ${names.join(' and ')} together, or neither`);
  rejectMalformed(key);
  return { S3_ACCESS_KEY: given('S3_BACKUP_ACCESS_KEY'), S3_SECRET_KEY: given('S3_BACKUP_SECRET_KEY') };
}

/** The keys of Stripe, as far as they are set. */
function stripePayments() {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
  return Object.fromEntries(names.map((name) => [name, given(name)]));
}

/** Keys of our own for the sandbox, in the format of Stripe's test keys. */
function sandboxPayments() {
  if (given('PAYMENTS') !== 'sandbox') fail('PAYMENTS is empty or sandbox');
  if (given('STRIPE_SECRET_KEY')) fail("PAYMENTS=sandbox beside Stripe's keys: unset one of them");
  return {
    STRIPE_SECRET_KEY: `sk_test_sandbox_${secrets.SANDBOX_SECRET}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_sandbox_${secrets.SANDBOX_SECRET.slice(0, 16)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secrets.SANDBOX_SECRET}`,
    STRIPE_API_BASE: 'http://payments-sandbox:8085',
    STRIPE_JS_URL: `${given('SANDBOX_ORIGIN') ?? 'http://localhost:8085'}/v3/`,
  };
}

function envFile(variables) {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined);
  return set.map(([name, value]) => `${name}=${value}\n`).join('');
}

/** Whole or not at all. The folder is what protects the file: only its own part mounts it, whatever user that runs as. */
function save(inFolder, name, content) {
  mkdirSync(inFolder, { recursive: true });
  const unfinished = join(inFolder, `.${name}.new`);
  writeFileSync(unfinished, content, { mode: name === 'secrets.json' ? 0o600 : 0o444 });
  renameSync(unfinished, join(inFolder, name));
}
