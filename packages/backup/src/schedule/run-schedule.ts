import { createServiceApp, type Logger, runService, startPeriodicTasks } from '@trueswing/service-kit';
import type { Stores } from '../backup.ts';
import { readScheduleEnv } from '../env.ts';
import { measureBackups } from './backup-metrics.ts';
import { keepBackups, type ScheduleSettings } from './scheduled-backups.ts';

/** Time from one look at the folder to the next, and to another try of a backup that failed. */
const lookEveryMs = 15 * 60_000;

interface ScheduleDeps {
  stores: Stores;
  settings: ScheduleSettings;
  logger: Logger;
}

/** Keeps the backups of a folder until the process is stopped, and serves what is to be watched as metrics. */
export const runSchedule = (folder: string): Promise<void> =>
  runService({
    name: 'scheduled-backups',
    readEnv: () => ({ ...readScheduleEnv(), OTEL_TRACES_SAMPLER_ARG: 0 }),
    openDeps: async ({ stores, BACKUP_EVERY_HOURS: everyHours, BACKUP_KEEP_DAYS: keepDays }, logger) => ({
      deps: { stores, settings: { folder, everyHours, keepDays }, logger },
      close: async () => undefined,
    }),
    startBackground: ({ stores, settings, logger }: ScheduleDeps) => {
      let failures = 0;
      const run = async () => {
        try {
          await keepBackups(stores, settings, new Date(), (line) => logger.info(line));
        } catch (error) {
          failures += 1;
          throw error;
        }
      };
      const tasks = startPeriodicTasks([{ name: 'backup', everyMs: lookEveryMs, run }], logger);
      return {
        failures: () => failures,
        stop: async () => {
          // Not awaited: a backup may take hours. One that is cut off has another name, and the next start removes it.
          void tasks.stop();
        },
      };
    },
    buildApp: ({ settings, logger }, { failures }) =>
      createServiceApp({ logger, readiness: {}, isInside: true, metrics: measureBackups(settings, failures) }),
  });
