import { answer, post, tell } from './surrounding-page.ts';

/** The bank's dialog: yes or no, then the result goes to the page around it. */
export function startAuthentication(): void {
  const buttons = document.querySelectorAll('button');
  for (const button of buttons) {
    button.addEventListener('click', async () => {
      const result = await post('/sandbox/authenticate', { outcome: button.value });
      tell({ name: 'answered', result });
    });
  }
  answer('fail', () => post('/sandbox/authenticate', { outcome: 'fail' }));
  buttons[0]?.focus();
}
