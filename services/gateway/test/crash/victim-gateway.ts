import { ChaosProcess } from '@trueswing/testkit';
import { gatewayEntry } from '../built-gateway.ts';
import type { TestGateway } from '../test-gateway.ts';

/** The built gateway in a process that a test kills, on the stores of a gateway that lives on. */
export function startVictim(gateway: TestGateway) {
  const env = Object.entries({ ...gateway.deps.env, LOG_LEVEL: 'info' }).map(([name, value]) => [
    name,
    value === undefined ? '' : String(value),
  ]);
  const child = new ChaosProcess({ entry: gatewayEntry, env: Object.fromEntries(env) });
  let starts = 1;
  return {
    /** Address of the process after its latest start. */
    async listening(): Promise<string> {
      await child.untilOutput(new RegExp(`("started"[^]*){${starts}}`));
      return [...child.output.matchAll(/listening at (http:[^"]+)"/g)].at(-1)?.[1] ?? '';
    },
    /** Kills the process with SIGKILL and starts it again. */
    async restart(): Promise<void> {
      starts += 1;
      await child.restart();
    },
    end: () => child.end(),
  };
}
