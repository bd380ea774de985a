import { createHmac, randomUUID } from 'node:crypto';
import { type ApiRouteName, transferPartType } from '@trueswing/contracts';
import { addDays, centralWeekKey } from '@trueswing/domain';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { testPaymentKeys } from '@trueswing/testkit';
import { exampleCheck } from '../mobility-check.ts';
import { videoForm } from '../mobility-video.ts';
import { examplePushSubscription } from '../push-subscription.ts';
import { exampleComment } from '../shared-swing.ts';
import { shotFileForm } from '../shot-files.ts';
import { spreadsheetForm } from '../spreadsheet-form.ts';
import { adminPassword } from '../test-gateway.ts';
import { exampleVideo, uploadForm } from '../test-videos.ts';
import { transferMetadata, tus } from '../transfer-calls.ts';

/** The golfer and the swing of the requests. */
export interface Things {
  userId: string;
  email: string;
  password: string;
  analysisId: string;
  sessionId: string;
  /** Token of a reset link. */
  resetToken: string;
  /** Token of a link that confirms an e-mail. */
  registrationToken: string;
  /** A link to the analysis, and a comment that came through it. */
  shareId: string;
  shareToken: string;
  commentId: string;
  /** A mobility check, and a code that signs the golfer in. */
  checkId: string;
  /** Videos of a mobility check. */
  videoId: string;
  /** A video that has not arrived, and one that has. */
  transferId: string;
  arrivedTransferId: string;
  handOverCode: string;
  notificationId: string;
  /** The open goal. */
  goalId: string;
  /** An imported file of a launch monitor, and a shot of another one with the club of the swing. */
  shotImportId: string;
  shotId: string;
  /** Exercises of today's workout: one to complete, one to exchange. */
  exercises: [string, string];
}

export interface ExampleRequest {
  /** Values of the path's parameters. */
  params?: Record<string, string>;
  query?: string;
  json?: unknown;
  form?: FormData;
  /** A body, if there is one, with its headers. */
  raw?: { body?: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };
  /** Status for an authorized caller. */
  status: number;
}

/** An event with Stripe's signature. https://docs.stripe.com/webhooks#verify-manually */
function signedEvent() {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: {} },
  });
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', testPaymentKeys.webhookSecret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` } };
}

/** Next week of the tests that do not move the clock. */
const nextWeek = () => addDays(centralWeekKey(new Date()), 7);
const goalDay = () => addDays(new Date().toISOString().slice(0, 10), 120);
const media = (analysisId: string) => ({ id: analysisId, view: 'face-on' });
const shared = (token: string) => ({ token, view: 'face-on' });

/** A request that succeeds, for each implemented call; the calls that delete or end something come last. */
export const exampleRequests: Partial<
  Record<ApiRouteName, (things: Things) => ExampleRequest | Promise<ExampleRequest>>
> = {
  readClientConfig: () => ({ status: 200 }),
  startOidcLogin: () => ({ status: 302 }),
  finishOidcLogin: () => ({ query: '?state=x&code=y', status: 302 }),
  readCurrentUser: () => ({ status: 200 }),
  readUser: ({ userId }) => ({ params: { id: userId }, status: 200 }),
  updateUser: ({ userId }) => ({
    params: { id: userId },
    json: { city: 'Austin', handicap: 12.3, heightCm: 180 },
    status: 200,
  }),
  listSessions: () => ({ status: 200 }),
  readUsageLimits: () => ({ status: 200 }),
  readUploadStatus: ({ userId }) => ({ params: { userId }, status: 200 }),
  listSwings: ({ userId }) => ({ params: { userId }, status: 200 }),
  readSwing: ({ analysisId }) => ({ params: { id: analysisId }, status: 200 }),
  readPreviousSwing: ({ userId, analysisId }) => ({ params: { userId, id: analysisId }, status: 200 }),
  readMonthlyAverage: ({ userId }) => ({ params: { userId, club: 'driver' }, status: 200 }),
  readVideo: ({ analysisId }) => ({ params: media(analysisId), status: 200 }),
  readPoster: ({ analysisId }) => ({ params: media(analysisId), status: 200 }),
  readLandmarks: ({ analysisId }) => ({ params: media(analysisId), status: 200 }),
  readKeyFrame: ({ analysisId }) => ({ params: { ...media(analysisId), event: 'top' }, status: 200 }),
  createShare: ({ analysisId }) => ({ params: { id: analysisId }, json: { golferName: 'Ada' }, status: 201 }),
  listShares: ({ analysisId }) => ({ params: { id: analysisId }, status: 200 }),
  listComments: ({ analysisId }) => ({ params: { id: analysisId }, status: 200 }),
  readSharedSwing: ({ shareToken }) => ({ params: { token: shareToken }, status: 200 }),
  readSharedVideo: ({ shareToken }) => ({ params: shared(shareToken), status: 200 }),
  readSharedPoster: ({ shareToken }) => ({ params: shared(shareToken), status: 200 }),
  readSharedLandmarks: ({ shareToken }) => ({ params: shared(shareToken), status: 200 }),
  readSharedKeyFrame: ({ shareToken }) => ({ params: { ...shared(shareToken), event: 'top' }, status: 200 }),
  writeComment: ({ shareToken }) => ({ params: { token: shareToken }, json: exampleComment, status: 201 }),
  listProgress: ({ userId }) => ({ params: { userId }, status: 200 }),
  listGoals: () => ({ status: 200 }),
  // One goal is open.
  setGoal: ({ analysisId }) => ({
    json: { analysisId, measurement: 'tempoRatio', target: 3.5, dueOn: goalDay() },
    status: 409,
  }),
  changeGoal: ({ goalId }) => ({ params: { id: goalId }, json: { target: 3.6, dueOn: goalDay() }, status: 200 }),
  // No moment is moved: the files of these tests hold no landmarks.
  correctKeyFrames: ({ analysisId }) => ({
    params: { id: analysisId },
    json: { version: 0, moves: { faceOn: {}, downTheLine: {} } },
    status: 200,
  }),
  restoreKeyFrames: ({ analysisId }) => ({ params: { id: analysisId }, status: 200 }),
  listSwingShots: ({ analysisId }) => ({ params: { id: analysisId }, status: 200 }),
  joinShot: ({ analysisId, shotId }) => ({ params: { id: analysisId }, json: { shotId, gender: 'male' }, status: 200 }),
  removeShot: ({ analysisId }) => ({ params: { id: analysisId }, status: 200 }),
  saveMobilityCheck: () => ({ json: exampleCheck(), status: 201 }),
  listMobilityChecks: () => ({ status: 200 }),
  listBallMonths: () => ({ status: 200 }),
  readBallMonth: () => ({ params: { month: '2025-11-01' }, status: 200 }),
  readLandings: () => ({ params: { month: '2025-11-01', club: 'driver' }, status: 200 }),
  listRecaps: () => ({ status: 200 }),
  readRecap: () => ({ params: { month: '2025-11-01' }, status: 200 }),
  filmMobilityCheck: async () => ({ form: await videoForm('chest'), status: 202 }),
  readMobilityVideo: ({ videoId }) => ({ params: { id: videoId }, status: 200 }),
  previewShotFile: () => ({ form: shotFileForm(), status: 200 }),
  importShotFile: () => ({ form: shotFileForm(), status: 200 }),
  listShotImports: () => ({ status: 200 }),
  listLoggedShots: () => ({ query: '?club=7-iron', status: 200 }),
  redeemHandOver: ({ handOverCode }) => ({ json: { code: handOverCode }, status: 200 }),
  createHandOver: () => ({ status: 201 }),
  readDailyWorkout: ({ userId }) => ({ params: { userId }, status: 200 }),
  completeExercise: ({ exercises: [exerciseName] }) => ({ json: { exerciseName }, status: 200 }),
  swapExercise: ({ exercises: [, exerciseName] }) => ({
    json: { exerciseName, reason: { because: 'something-else' } },
    status: 200,
  }),
  generateWorkout: () => ({ status: 200 }),
  listWorkoutDays: ({ userId }) => ({ params: { userId }, status: 200 }),
  readLeaderboard: () => ({ status: 200 }),
  readMonthlyLeaderboard: () => ({ status: 200 }),
  readStanding: () => ({ status: 200 }),
  readLastMonth: () => ({ status: 200 }),
  readMonthlyPosition: ({ userId }) => ({ params: { id: userId }, status: 200 }),
  readStreak: () => ({ status: 200 }),
  pauseWeek: () => ({ params: { week: nextWeek() }, status: 200 }),
  resumeWeek: () => ({ params: { week: nextWeek() }, status: 200 }),
  logExercise: () => ({
    json: { exerciseName: 'Open Book', workoutDate: '2026-11-22T18:00:00Z', sets: 3, reps: 12, weight: '25' },
    status: 201,
  }),
  readExerciseHistory: () => ({ params: { exerciseName: 'Open Book' }, status: 200 }),
  listExercises: () => ({ status: 200 }),
  readVideoEmbed: () => ({ params: { videoId: exerciseCatalog[0]?.id ?? '' }, status: 200 }),
  exportAccount: () => ({ status: 200 }),
  createTransfer: () => ({
    raw: {
      headers: { ...tus, 'upload-length': '9', 'upload-metadata': transferMetadata({ uploadKey: randomUUID() }) },
    },
    status: 201,
  }),
  readTransfer: ({ transferId }) => ({ params: { id: transferId }, raw: { headers: tus }, status: 200 }),
  sendTransferPart: async ({ transferId }) => ({
    params: { id: transferId },
    raw: {
      body: new Uint8Array(await exampleVideo()),
      headers: { ...tus, 'upload-offset': '0', 'content-type': transferPartType },
    },
    status: 204,
  }),
  uploadSwing: async () => ({
    form: uploadForm({ faceOn: await exampleVideo() }, { clubSelection: '7-iron' }),
    status: 200,
  }),
  register: () => ({
    json: { email: 'ada@example.com', password: 'a long enough password', firstName: 'Ada' },
    // Where mail is set up.
    status: 202,
  }),
  confirmRegistration: ({ password, registrationToken }) => ({
    json: { token: registrationToken, password },
    status: 201,
  }),
  signIn: ({ email, password }) => ({ json: { email, password }, status: 200 }),
  forgotPassword: ({ email }) => ({ json: { email }, status: 204 }),
  adminLogin: () => ({ json: { password: adminPassword }, status: 204 }),
  listUsers: () => ({ status: 200 }),
  readAdminSummary: () => ({ status: 200 }),
  readSecondFactor: () => ({ status: 200 }),
  // None has been started, and none is on.
  confirmSecondFactor: () => ({ json: { code: '000000' }, status: 409 }),
  // Guesses at recovery codes: of those at an app's code, an admin has only five in a quarter of an hour.
  replaceRecoveryCodes: () => ({ json: { code: 'aaaa-bbbb-cccc-dddd' }, status: 400 }),
  removeSecondFactor: () => ({ json: { code: 'aaaa-bbbb-cccc-dddd' }, status: 400 }),
  // With the password it would be started.
  startSecondFactor: () => ({ json: { password: 'nearly the admin password' }, status: 401 }),
  listAudit: () => ({ status: 200 }),
  listPaymentAlerts: () => ({ status: 200 }),
  listFlaggedPoints: () => ({ status: 200 }),
  listAnalyses: () => ({ status: 200 }),
  // It has not failed.
  retryAnalysis: ({ analysisId }) => ({ params: { analysisId }, status: 409 }),
  listDeadLetters: () => ({ status: 200 }),
  redriveDeadLetters: () => ({ json: {}, status: 200 }),
  readSpreadsheetSummary: () => ({ status: 200 }),
  downloadSpreadsheet: () => ({ status: 200 }),
  importExercises: async () => ({ form: await spreadsheetForm(), status: 200 }),
  readOpenApi: () => ({ status: 200 }),
  resetUsage: ({ userId }) => ({ params: { userId }, json: { field: 'videoUploadsUsed' }, status: 204 }),
  // After the reset: the club's upload of this week is free again.
  uploadTransferred: ({ arrivedTransferId }) => ({
    json: { faceOnTransfer: arrivedTransferId, fields: { clubSelection: '7-iron' } },
    status: 200,
  }),
  issuePasswordReset: ({ userId }) => ({ params: { userId }, status: 200 }),
  getOrCreateSubscription: () => ({ json: { plan: 'annual' }, status: 200 }),
  createCheckoutSession: () => ({ json: { plan: 'monthly' }, status: 200 }),
  createCustomerPortal: () => ({ status: 200 }),
  refreshSubscription: () => ({ status: 200 }),
  updateSubscriptionStatus: () => ({ json: { subscriptionActive: true }, status: 200 }),
  upgradeSubscription: ({ userId }) => ({ json: { userId }, status: 200 }),
  receiveStripeEvent: () => ({ raw: signedEvent(), status: 200 }),
  listNotifications: () => ({ status: 200 }),
  markRead: ({ notificationId }) => ({ params: { id: notificationId }, status: 204 }),
  markAllRead: () => ({ status: 204 }),
  deleteNotification: ({ notificationId }) => ({ params: { id: notificationId }, status: 204 }),
  readPush: () => ({ status: 200 }),
  savePushSubscription: () => ({ json: examplePushSubscription(), status: 204 }),
  deletePushSubscription: () => ({ status: 204 }),
  giveUpGoal: ({ goalId }) => ({ params: { id: goalId }, status: 200 }),
  deleteShotImport: ({ shotImportId }) => ({ params: { id: shotImportId }, status: 204 }),
  deleteMobilityCheck: ({ checkId }) => ({ params: { id: checkId }, status: 204 }),
  deleteComment: ({ analysisId, commentId }) => ({ params: { id: analysisId, commentId }, status: 204 }),
  revokeShare: ({ analysisId, shareId }) => ({ params: { id: analysisId, shareId }, status: 204 }),
  endTransfer: ({ transferId }) => ({ params: { id: transferId }, raw: { headers: tus }, status: 204 }),
  deleteSwing: ({ analysisId }) => ({ params: { id: analysisId }, status: 204 }),
  revokeSession: ({ sessionId }) => ({ params: { id: sessionId }, status: 204 }),
  endSessions: ({ userId }) => ({ params: { userId }, status: 200 }),
  resetPassword: ({ password, resetToken }) => ({ json: { token: resetToken, newPassword: password }, status: 204 }),
  changePassword: ({ password }) => ({ json: { currentPassword: password, newPassword: password }, status: 204 }),
  deleteAccount: ({ password }) => ({ json: { confirmation: 'DELETE', password }, status: 204 }),
  logout: () => ({ status: 204 }),
  adminLogout: () => ({ status: 204 }),
};

/** @throws Error if the call has no example */
export async function exampleOf(name: ApiRouteName, things: Things): Promise<ExampleRequest> {
  const make = exampleRequests[name];
  if (!make) throw new Error(`no example of ${name}`);
  return make(things);
}
