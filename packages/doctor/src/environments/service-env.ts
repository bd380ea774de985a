import type { ObjectStoreEnv } from '@trueswing/service-kit';

/** The variables that the doctor reads, as the services themselves parse them. */
export interface GatewayEnv extends ObjectStoreEnv {
  DATABASE_URL: string;
  REDIS_URL: string;
  STORAGE_DISK_PATH?: string | undefined;
  STORAGE_RESERVE_GB: number;
  PUBLIC_ORIGIN: string;
  TRUST_PROXY_CIDRS: string[];
  SMTP_URL?: string | undefined;
  BILLING_URL: string;
  GAMIFICATION_URL: string;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_SIGN_IN_HOST?: string | undefined;
  INTERNAL_SECRET?: string | undefined;
  PUSH_PUBLIC_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
}

export interface WorkerEnv extends ObjectStoreEnv {
  DATABASE_URL: string;
  REDIS_URL: string;
  COACH_API_KEY?: string | undefined;
  COACH_BASE_URL?: string | undefined;
  COACH_MODEL?: string | undefined;
}

export interface BillingEnv {
  DATABASE_URL: string;
  PUBLIC_ORIGIN: string;
  INTERNAL_SECRET?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE?: string | undefined;
}

export interface GamificationEnv {
  DATABASE_URL: string;
  INTERNAL_SECRET?: string | undefined;
  PUSH_PRIVATE_KEY?: string | undefined;
}

export interface ServiceEnvs {
  gateway: GatewayEnv;
  'analysis-worker': WorkerEnv;
  billing: BillingEnv;
  gamification: GamificationEnv;
}
export type ServiceName = keyof ServiceEnvs;
export const serviceNames = ['gateway', 'analysis-worker', 'billing', 'gamification'] as const satisfies ServiceName[];

/** Environments that are complete; one with a mistake is absent. */
export type Environments = Partial<ServiceEnvs>;

export type Variables = Record<string, string | undefined>;
