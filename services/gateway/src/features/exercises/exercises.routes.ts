import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { listExercises } from './list-exercises.ts';
import { readVideoEmbed } from './read-video-embed.ts';

export function exerciseRoutes(app: ServiceApp, deps: Deps): void {
  app.route({ ...contractRoute(apiRoutes.listExercises), handler: () => listExercises(deps) });

  app.route({
    ...contractRoute(apiRoutes.readVideoEmbed),
    handler: (request) => readVideoEmbed(deps, request.params.videoId),
  });
}
