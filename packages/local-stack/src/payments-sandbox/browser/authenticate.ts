import { answer, post, tell } from './surrounding-page.ts';

/** The bank's dialog: yes or no (Escape is a no), then the result goes to the page around it. */
export function startAuthentication(): void {
  const give = async (outcome: string) => {
    tell({ name: 'answered', result: await post('/sandbox/authenticate', { outcome }) });
  };
  const buttons = document.querySelectorAll('button');
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', () => give(button.value));
  }
  // The dialog around this frame does not hear keys that are pressed in here.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && give('fail'));
  answer('fail', () => post('/sandbox/authenticate', { outcome: 'fail' }));
  // The page around this frame hands the focus over when it hears that this one listens.
  window.addEventListener('focus', () => buttons[0]?.focus(), { once: true });
  tell({ name: 'listening' });
}
