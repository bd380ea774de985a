import { readdir } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type AnalysisId, apiRoutes, routeUrl } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import fp from 'fastify-plugin';
import type { Env } from '../env.ts';
import { repairMarkerCookie } from '../features/accounts/sessions/session-cookie.ts';
import { streamTimeoutMs } from '../http/contract-route.ts';
import { choosePage, readPages, sendPage } from './web-pages.ts';

/** Serves the built web client: files by name, and a page for every path that the client routes itself. */
export const webClientPlugin = fp(async (app, { env }: { env: Pick<Env, 'WEB_DIST' | 'PUBLIC_ORIGIN'> }) => {
  if (env.WEB_DIST === undefined) return;
  const root = resolve(env.WEB_DIST);
  const files = await listFiles(root);
  if (!files.has('index.html')) throw new Error('WEB_DIST holds no index.html; build the web client first');
  const pages = await readPages(root, files, env.PUBLIC_ORIGIN);
  // The build writes compressed copies next to its files.
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true });
  // A read without a route is logged, measured and limited as a call, unlike a file. Other methods do not reach the files.
  for (const path of ['/api', '/api/*']) {
    app.get(path, { config: { access: 'visitor' } }, (_request, reply) => reply.callNotFound());
  }
  // A screen breaks if one of its files is refused or cut off; a refused call is only made again.
  const options = { logLevel: 'warn', config: { streams: true }, handlerTimeout: streamTimeoutMs } as const;
  app.get('/*', options, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (path.startsWith('assets/')) {
      if (!files.has(path)) throw new AppError('not-found');
      // Their names contain a hash of their content.
      return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path);
    }
    if (files.has(path) && path !== 'index.html') return reply.header('cache-control', 'no-cache').sendFile(path);
    const hasSession = repairMarkerCookie({ env }, request, reply);
    const page = pages.get(choosePage(path, hasSession)) ?? pages.get('index');
    if (!page) throw new AppError('not-found');
    const [, analysisId] = /^analysis\/([0-9a-f-]{36})$/.exec(path) ?? [];
    if (hasSession && analysisId)
      reply.header('link', preloadsOf(analysisId as AnalysisId, !request.url.includes('?')));
    return sendPage(request, reply, page);
  });
});

/**
 * The call that the page of an analysis makes first, and the picture that it shows first unless the link names another moment. The page
 * would have to look it up. Whether there is one is not looked up here: pages are sent when the database is away too.
 */
function preloadsOf(id: AnalysisId, hasPicture: boolean): string {
  const analysis = routeUrl(apiRoutes.readSwing, { params: { id } });
  const picture = routeUrl(apiRoutes.readKeyFrame, { params: { id, view: 'face-on', event: 'top' } });
  const links = [`<${analysis}>; rel=preload; as=fetch; crossorigin`];
  if (hasPicture) links.push(`<${picture}>; rel=preload; as=image; fetchpriority=high`);
  return links.join(', ');
}

/** Relative paths of all files, with forward slashes. Nothing that is not listed is ever read from disk. */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => relative(root, resolve(file.parentPath, file.name)).split(sep).join('/')));
}
