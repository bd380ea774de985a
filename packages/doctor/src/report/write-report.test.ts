import { expect, it } from 'vitest';
import { listSecrets } from '../environments/list-secrets.ts';
import { writeReport } from './write-report.ts';

it('prints a line for each finding, what to do below it, and the counts', () => {
  const report = writeReport(
    [
      { subject: 'mail', status: 'ok', text: 'answers' },
      { subject: 'disk', status: 'warning', text: 'two\nlines', advice: 'Make room.' },
      { subject: 'Redis', status: 'failed', text: 'is away', advice: 'Start it.' },
    ],
    [],
  );
  expect(report).toBe(`ok       mail: answers
warning  disk: two
         lines
         → Make room.
failed   Redis: is away
         → Start it.

1 failed, 1 with a warning, 1 ok
`);
});

it('leaves out every secret that a library put into its error', () => {
  const secrets = listSecrets([
    { REDIS_URL: 'redis://:p%40ssword@localhost:6379', S3_SECRET_KEY: 'store-secret', S3_BUCKET: 'trueswing' },
    { S3_BACKUP_ACCESS_KEY: 'trueswing-backup', S3_BACKUP_SECRET_KEY: 'backup-secret' },
    { S3_ACCESS_KEY: 'trueswing-gateway', STRIPE_PUBLISHABLE_KEY: 'pk_test_public', PUSH_PUBLIC_KEY: 'push-public' },
    { DATABASE_URL: 'postgres://billing@localhost/app', OIDC_ISSUER: 'https://token-user@login.example.com' },
    { SMTP_URL: 'smtps://golf:mail-secret@mail.example.com', OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=otel-secret' },
  ]);
  const text =
    'p%40ssword p@ssword store-secret trueswing mail-secret mail.example.com x-api-key=otel-secret' +
    ' trueswing-backup backup-secret trueswing-gateway pk_test_public push-public billing token-user';
  const report = writeReport([{ subject: 'all', status: 'ok', text }], secrets);
  expect(report).toContain(
    'all: … … … trueswing … mail.example.com … trueswing-backup … trueswing-gateway pk_test_public push-public billing …\n',
  );
});
