import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const dayMs = 86_400_000;
/** Apple's devices refuse more than 825 days. */
const validDays = 365;
const renewBeforeDays = 30;
/** A phone's clock may be behind. */
const clockToleranceMs = dayMs;

export interface LanCertificate {
  certificateFile: string;
  keyFile: string;
}

/**
 * The certificate in the folder, replaced if it is absent, damaged, about to expire, or lacks one of the addresses. It is
 * kept otherwise, since each new one makes browsers warn again.
 */
export async function ensureLanCertificate(
  folder: string,
  lanAddresses: readonly string[],
  now: Date,
): Promise<LanCertificate> {
  const files = { certificateFile: join(folder, 'certificate.pem'), keyFile: join(folder, 'key.pem') };
  const addresses = ['127.0.0.1', ...lanAddresses];
  if (!isUsable(files, addresses, now)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { private: key, cert } = await makeCertificate(addresses, now);
    // A crash between the two leaves a pair that does not match, which the next start replaces.
    write(files.keyFile, key, 0o600);
    write(files.certificateFile, cert, 0o644);
  }
  return files;
}

function isUsable({ certificateFile, keyFile }: LanCertificate, addresses: readonly string[], now: Date): boolean {
  if (!existsSync(certificateFile) || !existsSync(keyFile)) return false;
  try {
    const certificate = new X509Certificate(readFileSync(certificateFile));
    const renewAt = new Date(certificate.validTo).getTime() - renewBeforeDays * dayMs;
    return (
      new Date(certificate.validFrom) <= now &&
      now.getTime() < renewAt &&
      certificate.checkHost('localhost') !== undefined &&
      addresses.every((address) => certificate.checkIP(address) !== undefined) &&
      certificate.checkPrivateKey(createPrivateKey(readFileSync(keyFile)))
    );
  } catch {
    // Not a certificate or not a key: both are replaced.
    return false;
  }
}

function makeCertificate(addresses: readonly string[], now: Date) {
  return generate([{ name: 'commonName', value: 'TrueSwing on this network' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - clockToleranceMs),
    notAfterDate: new Date(now.getTime() + validDays * dayMs),
    extensions: [
      // A device that is made to trust it trusts this machine only, not whatever it might sign.
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [{ type: 2, value: 'localhost' }, ...addresses.map((ip) => ({ type: 7 as const, ip }))],
      },
    ],
  });
}

function write(file: string, content: string, mode: number): void {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, content, { mode });
  renameSync(unfinished, file);
}
