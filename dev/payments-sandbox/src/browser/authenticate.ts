import { handleRequest, notifyParent, postToSandbox } from './parent-page.ts';

/** The bank's dialog: sends the golfer's choice (Escape means fail), then reports the result to the parent page. */
export function startAuthentication(): void {
  const buttons = document.querySelectorAll('button');
  let isAnswered = false;
  const submit = async (outcome: string) => {
    if (isAnswered) return;
    isAnswered = true;
    for (const button of buttons) button.disabled = true;
    notifyParent({ name: 'answered', result: await postToSandbox('/sandbox/authenticate', { outcome }) });
  };
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', () => submit(button.value));
  }
  // Key presses inside the frame do not reach the dialog around it.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && submit('fail'));
  handleRequest('fail', () => postToSandbox('/sandbox/authenticate', { outcome: 'fail' }));
  const focusFirstButton = () => buttons[0]?.focus();
  // The parent page focuses this frame after the message `listening`. A click may have focused it before.
  if (document.hasFocus()) focusFirstButton();
  else window.addEventListener('focus', focusFirstButton, { once: true });
  notifyParent({ name: 'listening' });
}
