export {
  canMountSmallDisk,
  findChromium,
  findFfmpeg,
  mountSmallDisk,
  type Part,
  type RunningSystem,
  repositoryRoot,
  type SmallDisk,
  type SystemOptions,
  startSystem,
} from '@trueswing/local-stack';
export { addEvent } from './add-event.ts';
export { ChaosProcess } from './chaos-process.ts';
export { loadSchemaModules } from './create-template-database.ts';
export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { type Draw, drawFrom } from './draw.ts';
export { type LlmBehavior, type LlmRequest, MisbehavingLlmServer } from './misbehaving-llm-server.ts';
export { OidcTestProvider, type TestIdentity } from './oidc-test-provider.ts';
export { openWorkoutsEarlier } from './open-workouts-earlier.ts';
export { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
export { isLongProof, proofSeed, recordProof } from './proof.ts';
export type { DatabaseRole, ProvidedStores } from './provided-stores.ts';
export { queryDatabase } from './query-database.ts';
export type { SharedSystem, SharedSystemName } from './shared-system-setup.ts';
export { SmtpInbox } from './smtp-inbox.ts';
export { stayWithinOneDay } from './stay-within-one-day.ts';
export { TcpFaultProxy } from './tcp-fault-proxy.ts';
export { openTestPayments, type TestPayments, testPaymentKeys } from './test-payments.ts';
export {
  createTestBucket,
  createTestRedis,
  openBucket,
  openTestS3,
  type TestBucket,
  testStores,
} from './test-stores.ts';
