import { clientConfigSchema, errorBodySchema } from '@trueswing/contracts';
import { isLoopback } from '@trueswing/service-kit';
import { describeFailure, isCertificateFailure } from '../../report/describe-failure.ts';
import { type Answer, fetchAnswer } from '../../report/fetch-answer.ts';
import { failed, ok, type Result, warning } from '../../report/result.ts';

/** Calls the gateway as a browser would. */
export async function checkPublicUrl(origin: string): Promise<Result[]> {
  try {
    return [judgeAnswer(await fetchAnswer(`${origin}/api/client-config`), origin)];
  } catch (error) {
    const text = `${origin} does not answer from here: ${describeFailure(error)}`;
    return [warning(text, adviceFor(error, origin))];
  }
}

function adviceFor(error: unknown, origin: string): string {
  if (isCertificateFailure(error)) {
    return 'If browsers warn of it too, renew the certificate, or give the proxy the whole chain. One of your own authority is not known here.';
  }
  return isLoopback(new URL(origin).hostname)
    ? 'Start the services. From a container this machine is not to be seen: open the address in a browser.'
    : 'Start the services, and see that the name leads here and the proxy listens. Then open it in a browser from outside.';
}

export function judgeAnswer({ status, url, json }: Answer, origin: string): Result {
  const answered = new URL(url).origin;
  if (answered !== origin) {
    return failed(`${origin} leads on to ${answered}`, `Set PUBLIC_ORIGIN=${answered} for gateway and billing.`);
  }
  const own = errorBodySchema.safeParse(json);
  if (own.success && own.data.code !== 'wrong-host') {
    return failed(
      `the gateway answers at ${origin}, but refuses: ${own.data.message}`,
      `Look for the request ${own.data.requestId} in its log.`,
    );
  }
  if (own.success || status === 421) {
    return failed(
      `the proxy at ${origin} does not pass the browser's Host`,
      'Let it pass Host unchanged: "proxy_set_header Host $host" in nginx.',
    );
  }
  if (status === 502 || status === 503 || status === 504) {
    return failed(
      `the proxy at ${origin} does not reach the gateway (answer ${status})`,
      'Start the gateway, or correct where the proxy sends requests.',
    );
  }
  if (status !== 200 || !clientConfigSchema.safeParse(json).success) {
    return failed(
      `at ${origin} something else answers than the gateway (answer ${status})`,
      'Correct PUBLIC_ORIGIN, or the port of the gateway.',
    );
  }
  if (origin.startsWith('http:') && !isLoopback(new URL(origin).hostname)) {
    return warning(
      `${origin} answers without https: passwords can be read on the way, and phones give no camera`,
      'Put an https proxy in front of the gateway and set PUBLIC_ORIGIN to it.',
    );
  }
  return ok(`the gateway answers at ${origin}`);
}
