import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultCardOf } from '../invoices/create-intents.ts';
import { completeCheckout } from '../lifecycle/complete-checkout.ts';
import { decodeForm } from '../protocol/decode-form.ts';
import { readBody } from '../protocol/read-body.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import { readBrowserScript } from '../read-browser-script.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  changeInPortal,
  type PortalAction,
  type PortalOutcome,
  portalActions,
  portalSubscription,
} from './change-in-portal.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';
import { authenticatePage, cardFormPage } from './framed-pages.ts';
import { portalPage } from './portal-page.ts';

const scripts: Record<string, 'in-frame' | 'stripe-js'> = {
  '/v3/': 'stripe-js',
  '/v3': 'stripe-js',
  '/sandbox/in-frame.js': 'in-frame',
};
const framedPages: Record<string, () => string> = {
  '/sandbox/card-form': cardFormPage,
  '/sandbox/authenticate': authenticatePage,
};

/** Serves pages and scripts to browsers. Returns false if the path is none of them. */
export async function servePages(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const script = scripts[path];
  if (script && request.method === 'GET') {
    sendScript(response, script, path.startsWith('/v3'));
    return true;
  }
  const page = framedPages[path];
  if (page && request.method === 'GET') {
    sendPage(response, 200, page(), '*');
    return true;
  }
  const [, place, id = '', action] = /^\/sandbox\/(checkout|portal)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (place === 'checkout') await serveCheckout(sandbox, request, response, id);
  if (place === 'portal') await servePortal(sandbox, request, response, id, action);
  return place !== undefined;
}

async function serveCheckout(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  sandbox.runDueActions();
  const session = sandbox.state.find('checkout.session', id);
  if (session?.status !== 'open') {
    sendPage(response, session ? 410 : 404, closedCheckoutPage(session?.status ?? null));
    return;
  }
  const price = sandbox.state.get('price', sandbox.state.get('sandbox.checkout_plan', id).price);
  if (request.method !== 'POST') return sendPage(response, 200, checkoutPage({ session, price }));
  const form = decodeForm(await readBody(request));
  try {
    const step = sandbox.transact((state) => completeCheckout(state, state.get('checkout.session', id), form));
    if (step.step === 'authenticate')
      sendPage(response, 200, checkoutPage({ session, price, methodToAuthenticate: step.method }));
    else if (step.step === 'refused')
      sendPage(response, 402, checkoutPage({ session, price, problem: problemOf(step.error) }));
    else redirect(response, (step.session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    sendPage(response, error.status, checkoutPage({ session, price, problem: error.body }));
  }
}

async function servePortal(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  action: string | undefined,
): Promise<void> {
  sandbox.runDueActions();
  const session = sandbox.state.find('billing_portal.session', id);
  if (!session) return sendPage(response, 404, closedCheckoutPage(null));
  const { customer } = session;
  let outcome: PortalOutcome = {};
  let status = 200;
  if (request.method === 'POST' && portalActions.includes(action as PortalAction)) {
    const form = decodeForm(await readBody(request));
    try {
      outcome = sandbox.transact((state) => changeInPortal(state, customer, action as PortalAction, form));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      status = error.status;
      outcome = { problem: error.body };
    }
  }
  const { state } = sandbox;
  const subscription = portalSubscription(state, customer);
  const owner = state.get('customer', customer);
  const kept = owner.deleted ? null : owner.invoice_settings.default_payment_method;
  const card = subscription ? defaultCardOf(state, subscription) : kept;
  const invoices = state
    .all('invoice')
    .filter((invoice) => invoice.customer === customer && invoice.status !== 'draft')
    .reverse();
  const view = {
    session,
    subscription,
    prices: state.all('price'),
    card: card ? state.get('payment_method', card) : undefined,
    invoices,
  };
  sendPage(response, status, portalPage({ ...view, ...outcome }));
}

const problemOf = ({ message, code }: { message?: string | undefined; code?: string | undefined }) => ({
  message: message ?? 'Your card was declined.',
  ...(code && { code }),
});

function sendPage(response: ServerResponse, status: number, page: string, ancestors = "'none'"): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors ${ancestors}`,
    })
    .end(page);
}

/** `isClassic`: a script without modules for the pages of other sites, wrapped so that it adds no global names. */
function sendScript(response: ServerResponse, name: 'in-frame' | 'stripe-js', isClassic: boolean): void {
  const code = readBrowserScript(name);
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .end(isClassic ? `(() => {\n${code}\n})();\n` : code);
}

const redirect = (response: ServerResponse, location: string): void => void response.writeHead(303, { location }).end();
