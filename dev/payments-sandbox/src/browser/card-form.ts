import { frameOptions, handleRequest, notifyParent, postToSandbox } from './parent-page.ts';

interface ConfirmAnswer {
  error?: { code?: string; message: string };
}

/** The card form: the only page that has access to the card number. */
export async function startCardForm(): Promise<void> {
  const form = document.querySelector('form') as HTMLFormElement;
  const problem = document.querySelector('#problem') as HTMLElement;
  const fields = [...form.querySelectorAll('input')];

  const showError = ({ error }: ConfirmAnswer): void => {
    problem.textContent = error?.message ?? '';
    const wrong = /number|expiry|cvc/.exec(error?.code ?? '')?.[0];
    for (const field of fields) field.setAttribute('aria-invalid', String(field.name === wrong));
  };

  form.addEventListener('input', ({ target }) => {
    format(target as HTMLInputElement);
    showError({});
    const digits = fields.map(({ value }) => value.replace(/\D/g, '').length);
    const complete = [14, 4, 3].every((least, index) => (digits[index] ?? 0) >= least);
    notifyParent({ name: 'change', complete, empty: digits.every((count) => count === 0) });
  });
  // Enter in a field must not submit the form: the web client's button confirms the payment.
  form.addEventListener('submit', (event) => event.preventDefault());

  handleRequest('confirm', async () => {
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const result: ConfirmAnswer = await postToSandbox('/sandbox/confirm', typed);
    showError(result);
    return result;
  });
  notifyParent({ name: 'listening' });

  const { variables = {} } = JSON.parse(frameOptions.get('appearance') || '{}') as {
    variables?: Record<string, string>;
  };
  const page = document.documentElement;
  for (const [name, value] of Object.entries(variables)) page.style.setProperty(`--${name}`, value);
  new ResizeObserver(() => notifyParent({ name: 'height', height: page.offsetHeight })).observe(page);
  await reportReadiness();
}

function format(field: HTMLInputElement): void {
  if (field.name === 'number')
    field.value = field.value
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, '$1 ');
  if (field.name === 'expiry') field.value = field.value.replace(/[^\d/ ]/g, '').replace(/^(\d{2})(\d)/, '$1 / $2');
}

/** Reports immediately if nothing can be paid with the secret any more, before the golfer types a card. */
async function reportReadiness(): Promise<void> {
  const { status, error } = (await postToSandbox('/sandbox/intent')) as { status?: string; error?: object };
  const isOver = status === 'succeeded' || status === 'canceled';
  const over = { type: 'invalid_request_error', message: `This payment is ${status} already.` };
  if (error || isOver) notifyParent({ name: 'loaderror', error: error ?? over });
  else notifyParent({ name: 'ready' });
}
