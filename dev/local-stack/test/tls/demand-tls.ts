import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { LanCertificate } from '../../src/lan/lan-certificate.ts';

/** Has a running PostgreSQL refuse connections without TLS. @returns the URL by TLS, which verifies the server by the certificate */
export async function demandTlsOfPostgres(adminUrl: string, { certificateFile, keyFile }: LanCertificate) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // The server writes its files itself, since the user that it runs as differs from machine to machine.
    const write = (name: string, content: string) =>
      client.query(
        `copy (select ${client.escapeLiteral(Buffer.from(content).toString('base64'))})
           to program ${client.escapeLiteral(`base64 -d > ${name} && chmod 600 ${name}`)}`,
      );
    await write('server.crt', readFileSync(certificateFile, 'utf8'));
    await write('server.key', readFileSync(keyFile, 'utf8'));
    await write('pg_hba.conf', 'hostssl all all all scram-sha-256\n');
    await client.query('alter system set ssl = on');
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.hostname = 'localhost';
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', certificateFile);
  return url.href;
}

/** Has a running Redis listen by TLS alone, on this port. @returns its URL */
export async function demandTlsOfRedis(plainUrl: string, port: number, { certificateFile, keyFile }: LanCertificate) {
  const redis = new Redis(plainUrl);
  try {
    const certificate = ['tls-cert-file', certificateFile, 'tls-key-file', keyFile, 'tls-auth-clients', 'no'];
    await redis.call('config', 'set', ...certificate, 'tls-port', String(port));
    await redis.call('config', 'set', 'port', '0');
  } finally {
    redis.disconnect();
  }
  const url = new URL(plainUrl);
  return `rediss://${url.username}:${url.password}@localhost:${port}`;
}
