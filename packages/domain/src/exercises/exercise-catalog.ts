import { type CatalogExercise, catalogExerciseSchema } from '@trueswing/contracts';
import ankle from './catalog/ankle.json' with { type: 'json' };
import coreControl from './catalog/core-control.json' with { type: 'json' };
import lowerBody from './catalog/lower-body.json' with { type: 'json' };
import pelvicMobility from './catalog/pelvic-mobility.json' with { type: 'json' };
import posturalIntegrity from './catalog/postural-integrity.json' with { type: 'json' };
import shoulder from './catalog/shoulder.json' with { type: 'json' };
import thoracicSpine from './catalog/thoracic-spine.json' with { type: 'json' };

/**
 * All exercises, in the order of the focus areas (docs/decisions/0035). Services only: the web client asks for what it
 * shows, since the whole catalog would be most of its bundle.
 */
export const exerciseCatalog: readonly CatalogExercise[] = [
  coreControl,
  thoracicSpine,
  lowerBody,
  pelvicMobility,
  shoulder,
  posturalIntegrity,
  ankle,
].flatMap((entries: unknown[]) => entries.map((entry) => catalogExerciseSchema.parse(entry)));
