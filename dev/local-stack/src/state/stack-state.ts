import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPushKey } from '../../../../packages/service-kit/src/push-key.mjs';
import { randomSecret } from './random-secret.ts';

/** State of a data folder's stack between starts: the generated passwords and the last ports. */
export interface StackState {
  adminPassword: string;
  postgresPassword: string;
  redisPassword: string;
  s3AccessKey: string;
  s3SecretKey: string;
  /** Access keys of the services, with the rights of their policies. */
  s3Keys: Record<ObjectStoreUser, S3Key>;
  /** Keys of the payments sandbox, in the format of Stripe's test keys. */
  payments: PaymentsKeys;
  /** Signs calls between the services. */
  internalSecret: string;
  /** Signs what is sent to push services. */
  pushKey: string;
  /** Passwords of the services' database roles. */
  databasePasswords: Record<DatabaseRole, string>;
  /** Ports of the last start, by name of the part. */
  ports: Record<string, number>;
}

export interface PaymentsKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Services with an access key of their own: as in production, none has the key that may do everything. */
export const objectStoreUsers = ['gateway', 'analysis-worker'] as const;
export type ObjectStoreUser = (typeof objectStoreUsers)[number];

export interface S3Key {
  accessKey: string;
  secretKey: string;
}

export const databaseRoles = ['gateway', 'analysis', 'billing', 'gamification', 'events'] as const;
export type DatabaseRole = (typeof databaseRoles)[number];

const fileOf = (dataFolder: string): string => join(dataFolder, 'state.json');

/** Reads the state. Missing values are generated and saved. */
export function readStackState(dataFolder: string): StackState {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = fileOf(dataFolder);
  const saved = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<StackState>) : {};
  const databasePasswords = Object.fromEntries(databaseRoles.map((role) => [role, randomSecret()]));
  const state: StackState = {
    adminPassword: randomSecret(),
    postgresPassword: randomSecret(),
    redisPassword: randomSecret(),
    s3AccessKey: randomSecret(),
    s3SecretKey: randomSecret(),
    s3Keys: Object.fromEntries(
      objectStoreUsers.map((user) => [user, { accessKey: randomSecret(), secretKey: randomSecret() }]),
    ) as StackState['s3Keys'],
    payments: {
      secretKey: `sk_test_sandbox_${randomSecret()}`,
      publishableKey: `pk_test_sandbox_${randomSecret()}`,
      webhookSecret: `whsec_${randomSecret()}`,
    },
    internalSecret: randomSecret(),
    pushKey: newPushKey(),
    ports: {},
    ...saved,
    databasePasswords: { ...databasePasswords, ...saved.databasePasswords } as StackState['databasePasswords'],
  };
  writeStackState(dataFolder, state);
  return state;
}

/** The state of a stack that was started, for commands beside it. Writes nothing. @throws if there is none */
export function readStartedState(dataFolder: string): StackState {
  const file = fileOf(dataFolder);
  if (!existsSync(file)) throw new Error(`no stack in ${dataFolder}: run npm start first`);
  return JSON.parse(readFileSync(file, 'utf8')) as StackState;
}

/** The port of a part at the last start. @throws if the stack has started no such part */
export function portOf({ ports }: StackState, part: string): number {
  const port = ports[part];
  if (port === undefined) throw new Error(`the stack has no port of ${part}: run npm start again`);
  return port;
}

/** Only the owner may read it. */
export function writeStackState(dataFolder: string, state: StackState): void {
  const unfinished = `${fileOf(dataFolder)}.new`;
  writeFileSync(unfinished, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, fileOf(dataFolder));
}
