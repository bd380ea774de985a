// The https proxy as its own process. `npm start -- --lan` runs it in front of the gateway.
import { readFileSync } from 'node:fs';
import { surviveFullLog } from '../../processes/survive-full-log.ts';
import { createHttpsProxy } from './https-proxy.ts';

const read = (name: string): string => {
  const value = process.env[`HTTPS_PROXY_${name}`];
  if (!value) throw new Error(`https-proxy: set HTTPS_PROXY_${name}`);
  return value;
};

surviveFullLog();
const paymentsPort = process.env.HTTPS_PROXY_PAYMENTS_PORT;
const server = createHttpsProxy({
  certificate: readFileSync(read('CERTIFICATE_FILE')),
  key: readFileSync(read('KEY_FILE')),
  gatewayPort: Number(read('GATEWAY_PORT')),
  paymentsPort: paymentsPort ? Number(paymentsPort) : undefined,
});
server.listen(Number(read('PORT')), '0.0.0.0');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Running requests may finish. Idle connections would keep the process alive for a minute.
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 3_000).unref();
  });
}
