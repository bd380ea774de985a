const objectsWithPage: readonly unknown[] = ['checkout.session', 'billing_portal.session'];

/** An answer whose checkout and portal pages are at the origin at which browsers reach the sandbox now: it may have changed since. */
export function atOrigin(publicOrigin: string, answer: object): object {
  if ('data' in answer && Array.isArray(answer.data))
    return { ...answer, data: answer.data.map((one: object) => atOrigin(publicOrigin, one)) };
  const hasPage = 'object' in answer && objectsWithPage.includes(answer.object);
  if (!hasPage || !('url' in answer) || typeof answer.url !== 'string') return answer;
  return { ...answer, url: `${publicOrigin}${new URL(answer.url).pathname}` };
}
