import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { Deps } from '../deps.ts';
import { stripeScript } from '../env.ts';
import { isAsset, isWorkerScript } from '../http/is-asset.ts';

/** Headers that a browser reads on a file that is no document: its type is not guessed, other sites do not embed it, https stays. */
const assetHeaders = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
/** Stripe's script, and the parts that it loads into frames: its guide to policies names both. */
const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
/** The worker that detects poses compiles WebAssembly. No page may: a worker follows the policy of its own file. */
const workerPolicy =
  "default-src 'self';script-src 'self' 'wasm-unsafe-eval';object-src 'none';base-uri 'none';frame-ancestors 'none'";

/** The script of the web client's service worker, and its policy: it loads the client's files, and the icon of notifications, and nothing else. */
const serviceWorkerScript = /^\/service-worker\.js(\?|$)/;
const serviceWorkerPolicy =
  "default-src 'none';script-src 'self';connect-src 'self';img-src 'self';frame-ancestors 'none'";

/**
 * Restricts what the pages may load and who may frame them, and forbids caches to store answers unless the route allows it.
 * Payment forms come from Stripe, exercise videos from YouTube.
 */
export const securityHeadersPlugin = fp(async (app, { env }: Deps) => {
  const isHttps = env.PUBLIC_ORIGIN.startsWith('https:');
  // Where the payments sandbox is configured, it replaces Stripe; elsewhere it is not allowed.
  const sandbox = env.STRIPE_JS_URL === stripeScript ? [] : [new URL(env.STRIPE_JS_URL).origin];
  const headers = collectHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe, ...sandbox],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'https://api.stripe.com', ...sandbox],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [...stripe, 'https://hooks.stripe.com', 'https://www.youtube-nocookie.com', ...sandbox],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  const ofAssets = Object.fromEntries(Object.entries(headers).filter(([name]) => assetHeaders.includes(name)));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isAsset(request.url) ? ofAssets : headers);
    if (isWorkerScript(request.url)) reply.header('content-security-policy', workerPolicy);
    if (serviceWorkerScript.test(request.url)) reply.header('content-security-policy', serviceWorkerPolicy);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // The address of a shared page is its key: no search engine lists it, and no other site learns it.
    if (/^\/(api\/)?shared\//.test(request.url)) {
      reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    }
    // A route may have set its caching before it failed.
    const isCacheable = reply.statusCode < 400 && reply.hasHeader('cache-control');
    if (request.url.startsWith('/api/') && !isCacheable) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
});

/**
 * The headers are the same for every answer, so helmet sets them once, on a response that is never sent. Set on the raw response of
 * each request they would also keep Node from writing Fastify's headers in one piece.
 */
function collectHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
