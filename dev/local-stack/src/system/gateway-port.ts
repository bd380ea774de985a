import { readStartEnv } from '../env.ts';
import { isPortFree } from '../processes/free-port.ts';

/**
 * The port that PORT gives the gateway, checked before anything starts; undefined without PORT. It is never replaced by another one:
 * links and bookmarks keep the address.
 */
export async function readGatewayPort(lanPort?: number): Promise<number | undefined> {
  const { PORT } = readStartEnv();
  if (PORT === undefined) return undefined;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is not a port: ${PORT}`);
  if (port === lanPort) throw new Error(`PORT and LAN_PORT are both ${port}. Choose another one of them.`);
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is used by another program. Stop it, or choose another port with PORT.`);
  return port;
}
