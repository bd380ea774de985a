import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasEtag } from '../http/has-etag.ts';

/** A page in the encodings that it is sent in. */
export interface WebPage {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

/** The build cannot know where it will be reached, and pictures of link previews need their whole URL. */
const originInPage = '%ORIGIN%';

/** Reads the pages of the build, by name: `index` for every screen, and those of the screens that have one of their own. */
export async function readPages(
  root: string,
  files: ReadonlySet<string>,
  origin: string,
): Promise<Map<string, WebPage>> {
  const paths = [...files].filter((file) => file === 'index.html' || /^pages\/[\w-]+\.html$/.test(file));
  const pages = paths.map(async (path): Promise<[string, WebPage]> => {
    const html = (await readFile(join(root, path), 'utf8')).replaceAll(originInPage, origin);
    return [path.replace(/^pages\//, '').replace('.html', ''), await toPage(Buffer.from(html))];
  });
  return new Map(await Promise.all(pages));
}

async function toPage(plain: Buffer): Promise<WebPage> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { etag: `"${createHash('sha256').update(plain).digest('base64url')}"`, br, gzip: gzipped, plain };
}

/** Which page shows a path. A golfer at `/` sees home, a visitor the welcome. */
export function choosePage(path: string, mayBeSignedIn: boolean): string {
  if (path === '') return mayBeSignedIn ? 'home' : 'visitor';
  if (path === 'sample') return 'sample';
  if (path.startsWith('shared/')) return 'shared';
  return mayBeSignedIn && path.startsWith('analysis/') ? 'analysis' : 'index';
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, cookie' });
  if (hasEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(encoding ? page[encoding] : page.plain);
}
