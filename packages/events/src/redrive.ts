// Makes dead letters due again: DATABASE_URL=… npx pnpm --filter @trueswing/events redrive [--consumer NAME] [--event ID] [--list]
import { parseArgs } from 'node:util';
import { consumerNames } from '@trueswing/contracts';
import { createLogger, openDatabase, readEnvOrExit } from '@trueswing/service-kit';
import { z } from 'zod';
import { redriveDeadLetters } from './dead-letters.repository.ts';
import { readRedriveEnv } from './env.ts';
import { countDeliveries } from './outbox.repository.ts';
import type { OutboxTables } from './outbox.tables.ts';

const { values } = parseArgs({
  options: {
    consumer: { type: 'string' },
    event: { type: 'string' },
    /** Only print the counts. */
    list: { type: 'boolean', default: false },
  },
});
const consumer = z.enum(consumerNames).optional().parse(values.consumer);
const eventId = z.uuid().optional().parse(values.event);

const { DATABASE_URL: url } = readEnvOrExit('redrive', readRedriveEnv);
const logger = createLogger({ service: 'redrive', level: 'warn' });
const { db, close } = openDatabase<OutboxTables>({ url, logger, maxConnections: 1 });
try {
  if (!values.list) console.log(`redriven: ${await redriveDeadLetters(db, { consumer, eventId })} dead letters`);
  for (const { consumer: name, pending, dead, lagS } of await countDeliveries(db)) {
    console.log(`${name}: ${pending} pending (oldest ${lagS.toFixed(0)} s), ${dead} dead`);
  }
} finally {
  await close();
}
