import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { handOverRoutes } from './devices/hand-over.routes.ts';
import { sessionRoutes } from './devices/sessions.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { oidcRoutes } from './oidc/oidc.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';

export function accountRoutes(app: ServiceApp, deps: Deps): void {
  registrationRoutes(app, deps);
  signInRoutes(app, deps);
  profileRoutes(app, deps);
  passwordRoutes(app, deps);
  sessionRoutes(app, deps);
  handOverRoutes(app, deps);
  oidcRoutes(app, deps);
  exportRoutes(app, deps);
  deletionRoutes(app, deps);
}
