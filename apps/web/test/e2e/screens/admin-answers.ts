import {
  type AdminAnalysis,
  type AdminUser,
  type AuditEntry,
  adminAnalysisSchema,
  type DeadLetter,
  deadLetterSchema,
  type FlaggedPoints,
  flaggedPointsSchema,
  type PaymentAlert,
  paymentAlertSchema,
  type SecondFactor,
  userIdSchema,
} from '@trueswing/contracts';
import { adminUserWith } from '../../fixtures/admin-user.ts';

// Lists as the server would send them after years of use: long names, and each state.

const at = '2026-11-22T18:12:04.000Z';
const userId = userIdSchema.parse('c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11');
const idOf = (n: number) => `0f0e6a53-4a5e-4f7e-8a0f-${String(n).padStart(12, '0')}`;
const longEmail = 'maximiliana.featherstonehaugh-vandenberg@a-very-long-domain-name.example.com';

const paid = { plan: 'annual', status: 'active', periodEnd: '2027-11-22T18:00:00.000Z' } as const;
const premium = { isPremium: true, subscription: { ...paid, endsAt: null, paymentProblem: null } };

export const users: AdminUser[] = [
  adminUserWith(),
  adminUserWith({ ...premium, id: idOf(2), email: 'paul@example.com', firstName: 'Paul', totalPoints: 1_204_375 }),
  adminUserWith({
    ...premium,
    id: idOf(3),
    email: longEmail,
    firstName: 'Maximiliana',
    lastName: 'Featherstonehaugh-Vandenberg',
    subscription: { ...paid, status: 'past_due', endsAt: null, paymentProblem: 'past-due' },
  }),
  adminUserWith({
    id: idOf(4),
    email: 'quinn@example.com',
    firstName: '',
    lastName: '',
    subscription: {
      ...paid,
      status: 'canceled',
      periodEnd: '2026-10-01T18:00:00.000Z',
      endsAt: null,
      paymentProblem: null,
    },
  }),
];

const analysis = (n: number, part: Partial<AdminAnalysis>): AdminAnalysis =>
  adminAnalysisSchema.parse({
    id: idOf(n),
    userId,
    email: 'penny@example.com',
    status: 'queued',
    stage: 'queued',
    progress: 0,
    attempt: 1,
    failures: 0,
    createdAt: at,
    dueAt: null,
    workerId: null,
    startedAt: null,
    finishedAt: null,
    stageTimesMs: null,
    errorCode: null,
    errorDetail: null,
    isRetryable: false,
    ...part,
  });
const begun = { workerId: 'trueswing-worker-7d9f-1-3b1c9a2e', startedAt: '2026-11-22T18:12:07.200Z' };
const ended = { ...begun, finishedAt: '2026-11-22T18:12:19.700Z' };

export const analyses: AdminAnalysis[] = [
  analysis(1, {
    attempt: 2,
    failures: 1,
    dueAt: '2026-11-22T18:12:24.000Z',
    email: longEmail,
    errorDetail: 'the object store did not answer within 10 s',
  }),
  analysis(2, { ...begun, status: 'running', stage: 'pose', progress: 0.4 }),
  analysis(3, {
    ...ended,
    status: 'failed',
    stage: 'write',
    progress: 0.85,
    attempt: 3,
    failures: 3,
    isRetryable: true,
    workerId: null,
    errorCode: 'analysis-failed',
    errorDetail: 'the worker was lost',
  }),
  analysis(4, {
    ...ended,
    status: 'failed',
    stage: 'measure',
    progress: 0,
    email: null,
    errorCode: 'no-golfer',
    errorDetail: 'a person in 4 of 180 frames only',
  }),
  analysis(5, {
    ...ended,
    status: 'succeeded',
    stage: 'done',
    progress: 1,
    stageTimesMs: { probe: 310, decode: 5_580, pose: 4_420, measure: 400, write: 120, store: 260, total: 6_610 },
  }),
];

export const alerts: PaymentAlert[] = [
  { kind: 'dispute', amountMinorUnits: 9_999, status: 'needs_response', email: 'paul@example.com' },
  { kind: 'refund', amountMinorUnits: 500, status: 'partial', email: longEmail },
  { kind: 'dispute', amountMinorUnits: 999, status: 'won', email: null },
].map((alert, index) =>
  paymentAlertSchema.parse({
    id: 3 - index,
    at,
    userId,
    currency: 'usd',
    stripeChargeId: `ch_3QK${index}2eZvKYlo2C1u4ZxYQ7`,
    ...alert,
  }),
);

export const flags: FlaggedPoints[] = (['same-video', 'impossible-pace', 'device-clock'] as const).map(
  (reason, index) =>
    flaggedPointsSchema.parse({
      id: 3 - index,
      at,
      reason,
      userId,
      sourceId: idOf(index),
      email: [longEmail, 'penny@example.com', null][index],
    }),
);

export const deadLetters: DeadLetter[] = [
  { type: 'user.email-changed', consumer: 'billing', lastError: 'relation "billing.customer" does not exist' },
  { type: 'swing.analyzed', consumer: 'gamification', lastError: null },
].map((letter, index) =>
  deadLetterSchema.parse({ eventId: idOf(index), userId, attempts: 12, occurredAt: at, deadAt: at, ...letter }),
);

const request = { requestId: '6f1c0d4e8f7b' };
export const audit: AuditEntry[] = [
  { action: 'redrive-dead-letters', userId: null, details: { consumer: null, eventId: null, redriven: 2 } },
  { action: 'import-exercises', userId: null, details: { version: 2, added: 1, removed: 0, changed: 12 } },
  { action: 'reset-usage', userId, details: { field: 'videoUploadsUsed', givenBack: 1 } },
  { action: 'issue-password-reset', userId, details: { expiresAt: '2026-11-22T19:12:04.000Z' } },
  { action: 'turn-second-factor-on', userId: null, details: {} },
  { action: 'login', userId: null, details: { secondFactor: 'recovery-code' } },
  { action: 'code-refused', userId: null, details: {} },
  { action: 'code-asked', userId: null, details: {} },
  { action: 'login-refused', userId: null, details: {} },
].map((entry, index) => ({ id: 9 - index, at, admin: 'owner', ...entry, details: { ...entry.details, ...request } }));

const secondFactor = { admin: 'jo', since: null, recoveryCodesLeft: 0, isRequired: false };
export const secondFactors = {
  off: secondFactor,
  required: { ...secondFactor, isRequired: true },
  on: { ...secondFactor, since: at, recoveryCodesLeft: 7 },
  noCodes: { ...secondFactor, since: at, recoveryCodesLeft: 0 },
} satisfies Record<string, SecondFactor>;

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const newSecondFactor = {
  secret,
  uri: `otpauth://totp/TrueSwing:jo?issuer=TrueSwing&secret=${secret}&digits=6`,
};
export const recoveryCodes = Array.from('abcdefghjk', (letter) => `${letter}3fm-9xqw-7bne-ad2p-h8vy-tc4s-g6ju`);
