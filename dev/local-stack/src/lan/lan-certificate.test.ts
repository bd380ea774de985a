import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureLanCertificate } from './lan-certificate.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lan-certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ensure = async (addresses = ['192.168.1.7'], at = now) => {
  const { certificateFile } = await ensureLanCertificate(join(folder, 'lan'), addresses, at);
  return new X509Certificate(readFileSync(certificateFile));
};
const keyFile = () => join(folder, 'lan/key.pem');

it('names localhost and every address, and nothing else', async () => {
  const certificate = await ensure(['192.168.1.7', '10.0.0.4']);
  expect(certificate.subjectAltName).toBe(
    'DNS:localhost, IP Address:127.0.0.1, IP Address:192.168.1.7, IP Address:10.0.0.4',
  );
  expect(certificate.checkIP('192.168.1.8')).toBeUndefined();
});

it('is for servers, signs no other certificate, and lasts a year', async () => {
  const certificate = await ensure();
  expect(certificate.ca).toBe(false);
  expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect(new Date(certificate.validTo)).toEqual(later(365));
  expect(new Date(certificate.validFrom)).toEqual(later(-1));
  expect(certificate.checkPrivateKey(createPrivateKey(readFileSync(keyFile())))).toBe(true);
});

it('keeps the key and its folder from other users', async () => {
  await ensure();
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'lan')).mode & 0o777).toBe(0o700);
});

it.each([
  ['the next day', ['192.168.1.7'], later(1)],
  ['after an address is gone', [], now],
  ['31 days before its end', ['192.168.1.7'], later(334)],
])('is kept %s', async (_, addresses, at) => {
  const first = await ensure();
  expect((await ensure(addresses, at)).fingerprint256).toBe(first.fingerprint256);
});

it.each([
  ['with a new address', ['192.168.1.7', '10.0.0.4'], now],
  ['with another address', ['192.168.1.8'], now],
  ['30 days before its end', ['192.168.1.7'], later(335)],
  ['after its end', ['192.168.1.7'], later(400)],
  ['when the clock was wrong', ['192.168.1.7'], later(-10)],
])('is replaced %s', async (_, addresses, at) => {
  const first = await ensure();
  const second = await ensure(addresses, at);
  expect(second.fingerprint256).not.toBe(first.fingerprint256);
  for (const address of addresses) expect(second.checkIP(address)).toBe(address);
});

it.each(['key.pem', 'certificate.pem'])('is replaced when %s is damaged or of another pair', async (file) => {
  const first = await ensure();
  const path = join(folder, 'lan', file);
  const firstContent = readFileSync(path);
  writeFileSync(path, 'nonsense');
  const second = await ensure();
  expect(second.fingerprint256).not.toBe(first.fingerprint256);
  writeFileSync(path, firstContent);
  const third = await ensure();
  expect(third.checkPrivateKey(createPrivateKey(readFileSync(keyFile())))).toBe(true);
  expect([first.fingerprint256, second.fingerprint256]).not.toContain(third.fingerprint256);
});
