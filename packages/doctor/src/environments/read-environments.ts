import { EnvironmentError } from '@trueswing/service-kit';
import { type Finding, failed, ok } from '../report/result.ts';
import { type Environments, type ServiceEnvs, type ServiceName, serviceNames, type Variables } from './service-env.ts';

/** Parses the environment of a service as the service does. @throws EnvironmentError */
export type EnvReaders = { [name in ServiceName]: (variables: Variables) => ServiceEnvs[name] };

/** Reads the variables of each service; those of a service that has none are undefined. */
export function readEnvironments(
  variables: Partial<Record<ServiceName, Variables>>,
  readers: EnvReaders,
): { environments: Environments; findings: Finding[] } {
  const environments: Environments = {};
  const findings = serviceNames.map((name): Finding => {
    const subject = `environment of ${name}`;
    const own = variables[name];
    if (own === undefined) {
      const advice = `Write its variables to ${name}/env in the folder that you name. In containers run docker compose up init.`;
      return { subject, ...failed('there is none', advice) };
    }
    try {
      Object.assign(environments, { [name]: readers[name](own) });
      return { subject, ...ok('complete') };
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      return {
        subject,
        ...failed(error.message, 'Change them, then run the doctor again: what they lead to was not checked.'),
      };
    }
  });
  return { environments, findings };
}
