import { parse } from 'yaml';

const services = ['gateway', 'analysis-worker', 'billing', 'gamification'];
/** Each service has its own; no check of the doctor depends on them. */
const ownPorts = ['PORT', 'METRICS_PORT'];
/** Variables that the doctor alone reads. */
const ownOfDoctor = [
  'GATEWAY_URL',
  'WORKER_URL',
  'COACH_NETWORK_INTERNAL',
  'PAYMENTS_NETWORK_INTERNAL',
  'S3_BACKUP_ACCESS_KEY',
  'S3_BACKUP_SECRET_KEY',
];

/**
 * Names the variables that docker-compose.yml gives a service and not, or with another value, the doctor. Without them the doctor
 * would judge defaults instead of what runs.
 * @param {string} text of docker-compose.yml
 * @returns {string[]} such as "gateway: SMTP_URL"
 */
export function findMissingInDoctor(text) {
  const compose = parse(text, { merge: true });
  const ofDoctor = compose.services.doctor.environment;
  return services.flatMap((service) =>
    Object.entries(compose.services[service].environment)
      .filter(([name, value]) => !ownPorts.includes(name) && ofDoctor[name] !== value)
      .map(([name]) => `${service}: ${name}`),
  );
}

/**
 * Names the variables that the doctor gets and no service: it would judge what does not run.
 * @param {string} text of docker-compose.yml
 * @returns {string[]}
 */
export function findMissingInServices(text) {
  const compose = parse(text, { merge: true });
  const ofServices = services.flatMap((service) => Object.keys(compose.services[service].environment));
  return Object.keys(compose.services.doctor.environment).filter(
    (name) => !(ownOfDoctor.includes(name) || ofServices.includes(name)),
  );
}
