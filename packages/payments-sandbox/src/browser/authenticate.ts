import { handleRequest, notifyParent, postToSandbox } from './parent-page.ts';

/** The bank's dialog: one yes or no (Escape is a no), then the result goes to the page around it. */
export function startAuthentication(): void {
  const buttons = document.querySelectorAll('button');
  let isAnswered = false;
  const give = async (outcome: string) => {
    if (isAnswered) return;
    isAnswered = true;
    for (const button of buttons) button.disabled = true;
    notifyParent({ name: 'answered', result: await postToSandbox('/sandbox/authenticate', { outcome }) });
  };
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', () => give(button.value));
  }
  // The dialog around this frame does not hear keys that are pressed in here.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && give('fail'));
  handleRequest('fail', () => postToSandbox('/sandbox/authenticate', { outcome: 'fail' }));
  const begin = () => buttons[0]?.focus();
  // The page around this frame hands the focus over when it hears that this one listens; a click may have brought it before.
  if (document.hasFocus()) begin();
  else window.addEventListener('focus', begin, { once: true });
  notifyParent({ name: 'listening' });
}
