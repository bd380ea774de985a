import type { SchemaModule } from '@trueswing/service-kit';
import { points } from '../migrations/2026-11-21-01-points.ts';

export const schemaModule: SchemaModule = {
  schema: 'gamification',
  migrations: { '2026-11-21-01-points': points },
  views: [],
  grants: [],
};
