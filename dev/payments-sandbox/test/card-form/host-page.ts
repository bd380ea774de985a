import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page like our web client's, on a separate origin, with a strict content security policy, no referrer and no inline script. */
export async function openHostPage(sandboxOrigin: string, publishableKey: string) {
  const policy = `default-src 'none'; script-src 'self' ${sandboxOrigin}; frame-src ${sandboxOrigin}; style-src 'self'`;
  const client = `
    const stripe = window.Stripe(${JSON.stringify(publishableKey)});
    const clientSecret = new URLSearchParams(location.search).get('secret');
    const elements = stripe.elements({ clientSecret, appearance: { variables: { colorPrimary: '#14532d' } } });
    const observed = { changes: [] };
    const element = elements.create('payment');
    element.on('ready', () => { document.title = 'ready'; });
    element.on('loaderror', ({ error }) => { document.title = 'load error: ' + error.message; });
    element.on('change', (event) => observed.changes.push(event));
    element.mount('#card');
    const confirm = clientSecret.startsWith('seti_') ? stripe.confirmSetup : stripe.confirmPayment;
    const redirect = new URLSearchParams(location.search).get('redirect') ?? 'if_required';
    document.querySelector('#pay').addEventListener('click', async () => {
      observed.result = await confirm({ elements, confirmParams: { return_url: location.origin + '/back' }, redirect });
      document.querySelector('#result').textContent = JSON.stringify(observed.result);
    });
    window.observed = observed;
  `;
  const page = `<!doctype html><html lang="en"><title>Host</title><meta name="viewport" content="width=device-width">
    <div id="card"></div><button id="pay">Pay</button><output id="result"></output>
    <script src="${sandboxOrigin}/v3/"></script><script src="/client.js"></script></html>`;
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/client.js') response.setHeader('content-type', 'text/javascript').end(client);
    else {
      response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
      response.setHeader('referrer-policy', 'no-referrer').end(path === '/back' ? '<title>Back</title>' : page);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
