import { join } from 'node:path';
import { readStartEnv } from '../env.ts';
import { findFreePort, isPortFree } from '../processes/free-port.ts';
import { ensureLanCertificate, type LanCertificate } from './lan-certificate.ts';

const defaultLanPort = 8443;

export interface Lan extends LanCertificate {
  port: number;
  /** The address that phones open. */
  origin: string;
}

/**
 * Chooses the port and makes the certificate, before anything starts. The port is never another one than the wanted: phones
 * keep the address.
 */
export async function prepareLan(
  dataFolder: string,
  addresses: readonly string[],
  ports: 'default' | 'any',
): Promise<Lan> {
  const port = ports === 'any' ? await findFreePort() : Number(readStartEnv().LAN_PORT ?? defaultLanPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`LAN_PORT is not a port: ${port}`);
  if (!(await isPortFree(port, '0.0.0.0')))
    throw new Error(
      `Port ${port} is used by another program. Stop it, or choose another port: LAN_PORT=${port + 1} npm start -- --lan`,
    );
  const certificate = await ensureLanCertificate(join(dataFolder, 'lan'), addresses, new Date());
  return { ...certificate, port, origin: `https://${addresses[0]}:${port}` };
}
