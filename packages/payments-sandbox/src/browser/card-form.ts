import { answer, asked, post, tell } from './surrounding-page.ts';

interface Refusal {
  error?: { code?: string; message: string };
}

/** The card form: the only page that sees what is typed. */
export async function startCardForm(): Promise<void> {
  const form = document.querySelector('form') as HTMLFormElement;
  const notice = document.querySelector('#notice') as HTMLElement;
  const fields = [...form.querySelectorAll('input')];

  const showRefusal = ({ error }: Refusal): void => {
    notice.textContent = error?.message ?? '';
    const wrong = /number|expiry|cvc/.exec(error?.code ?? '')?.[0];
    for (const field of fields) field.setAttribute('aria-invalid', String(field.name === wrong));
  };

  form.addEventListener('input', ({ target }) => {
    format(target as HTMLInputElement);
    showRefusal({});
    const digits = fields.map(({ value }) => value.replace(/\D/g, '').length);
    const complete = [14, 4, 3].every((least, index) => (digits[index] ?? 0) >= least);
    tell({ name: 'change', complete, empty: digits.every((count) => count === 0) });
  });
  // Enter in a field pays nothing by itself: the web client's button does.
  form.addEventListener('submit', (event) => event.preventDefault());

  answer('confirm', async () => {
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const result: Refusal = await post('/sandbox/confirm', typed);
    showRefusal(result);
    return result;
  });
  tell({ name: 'listening' });

  const { variables = {} } = JSON.parse(asked.get('appearance') || '{}') as { variables?: Record<string, string> };
  const page = document.documentElement;
  for (const [name, value] of Object.entries(variables)) page.style.setProperty(`--${name}`, value);
  new ResizeObserver(() => tell({ name: 'height', height: page.offsetHeight })).observe(page);
  await tellWhetherReady();
}

function format(field: HTMLInputElement): void {
  if (field.name === 'number')
    field.value = field.value
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, '$1 ');
  if (field.name === 'expiry') field.value = field.value.replace(/[^\d/ ]/g, '').replace(/^(\d{2})(\d)/, '$1 / $2');
}

/** A secret that nothing can be paid with any more is told at once, not after the golfer has typed. */
async function tellWhetherReady(): Promise<void> {
  const { status, error } = (await post('/sandbox/intent')) as { status?: string; error?: object };
  const isOver = status === 'succeeded' || status === 'canceled';
  const over = { type: 'invalid_request_error', message: `This payment is ${status} already.` };
  if (error || isOver) tell({ name: 'loaderror', error: error ?? over });
  else tell({ name: 'ready' });
}
