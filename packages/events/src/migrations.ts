import type { SchemaModule } from '@trueswing/service-kit';
import { outbox } from '../migrations/2026-11-21-01-outbox.ts';
import { forgetting } from '../migrations/2026-11-21-02-forgetting.ts';
import { redrive } from '../migrations/2026-11-22-03-redrive.ts';
import { requestIds } from '../migrations/2026-11-22-04-request-ids.ts';
import { traceparents } from '../migrations/2026-11-22-05-traceparents.ts';
import { newestDead } from '../migrations/2026-11-22-06-newest-dead.ts';

const services = 'gateway, analysis, billing, gamification';

export const schemaModule: SchemaModule = {
  schema: 'events',
  migrations: {
    '2026-11-21-01-outbox': outbox,
    '2026-11-21-02-forgetting': forgetting,
    '2026-11-22-03-redrive': redrive,
    '2026-11-22-04-request-ids': requestIds,
    '2026-11-22-05-traceparents': traceparents,
    '2026-11-22-06-newest-dead': newestDead,
  },
  views: [],
  grants: [
    `grant usage on schema events to ${services}`,
    `grant select on events.migration to ${services}`,
    `grant select, insert on events.event, events.delivery to ${services}`,
    `grant update (attempts, next_attempt_at, processed_at, dead_at, last_error) on events.delivery to ${services}`,
    `grant execute on function events.prune_processed to ${services}`,
    'grant execute on function events.forget_user to gateway',
    'grant execute on function events.redrive to gateway',
  ],
};
