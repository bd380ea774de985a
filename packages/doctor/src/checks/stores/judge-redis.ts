import { failed, ok, type Result, warning } from '../../report/result.ts';

/** BullMQ refuses to run below the first and advises the second. */
const oldestVersion = [5, 0] as const;
const advisedVersion = [6, 2] as const;

/** Judges the answer of INFO, and the setting `save`, which is null if Redis does not say. */
export function judgeRedis(info: string, save: string | null): Result[] {
  const fields = new Map([...info.matchAll(/^(\w+):(.*?)\r?$/gm)].map(([, name = '', value = '']) => [name, value]));
  const version = fields.get('redis_version') ?? '0';
  const policy = fields.get('maxmemory_policy') ?? 'unknown';
  const isKept = fields.get('aof_enabled') === '1' || save === null || save !== '';
  const wrong = [judgeVersion(version), judgePolicy(policy), isKept ? null : notKept].filter((each) => each !== null);
  if (wrong.length > 0) return wrong;
  const how = fields.get('aof_enabled') === '1' ? 'append-only file' : 'snapshots';
  return [ok(`Redis ${version}, ${policy}, ${save === null && how === 'snapshots' ? 'persistence not known' : how}`)];
}

function judgeVersion(version: string): Result | null {
  const advice = 'Install Redis 7 or newer, or Valkey.';
  if (isOlder(version, oldestVersion)) return failed(`Redis ${version} is too old for the queue`, advice);
  return isOlder(version, advisedVersion) ? warning(`Redis ${version} is older than the queue advises`, advice) : null;
}

function isOlder(version: string, [wantedMajor, wantedMinor]: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

const judgePolicy = (policy: string): Result | null =>
  policy === 'noeviction'
    ? null
    : failed(
        `Redis deletes keys when its memory is full (maxmemory-policy ${policy}), so queued work may be lost`,
        'Set maxmemory-policy noeviction.',
      );

const notKept = warning(
  'Redis keeps nothing over a restart: limits begin again, and the queue is filled from the database',
  'Start Redis with --appendonly yes.',
);
