import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { ballRoutes } from './ball-routes.ts';
import { billingRoutes } from './billing-routes.ts';
import { goalRoutes } from './goal-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { mobilityRoutes } from './mobility-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { pointsRoutes } from './points-routes.ts';
import { progressRoutes } from './progress-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { recapRoutes } from './recap-routes.ts';
import type { RouteContract } from './route-contract.ts';
import { sessionRoutes } from './session-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { shotFileRoutes } from './shot-file-routes.ts';
import { swingRoutes } from './swing-routes.ts';
import { transferRoutes } from './transfer-routes.ts';
import { workoutRoutes } from './workout-routes.ts';

/** Every call of the API by name. The gateway serves no others. */
export const apiRoutes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...swingRoutes,
  ...transferRoutes,
  ...mediaRoutes,
  ...shareRoutes,
  ...mobilityRoutes,
  ...ballRoutes,
  ...shotFileRoutes,
  ...workoutRoutes,
  ...pointsRoutes,
  ...notificationRoutes,
  ...progressRoutes,
  ...goalRoutes,
  ...pushRoutes,
  ...recapRoutes,
  ...billingRoutes,
  ...adminRoutes,
} as const satisfies Record<string, RouteContract>;
export type ApiRouteName = keyof typeof apiRoutes;
