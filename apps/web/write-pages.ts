import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { emitPageScripts } from './emit-page-scripts.ts';
import { type Page, pages } from './pages.ts';

const index = 'index.html';
const placeholder = '<!-- preview -->';
const firstPaintPlaceholder = '<!-- first paint -->';
/** The tags that run what precedes the paint, and the client. */
const beforePaint = /<script +src="\/src\/first-paint\/before-paint\.js"><\/script>/;
const client = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Writes a page for each screen that is opened by a link: with the preview for those who get the link, since their programs run no
 * script, and with preloads of what the screen needs, so that a phone requests it immediately. They stand behind the first script and
 * its style sheet and yield to them, since nothing is painted before these. index.html serves every other screen.
 */
export const writePages = (): Plugin => ({
  name: 'write-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const html = bundle[index];
      if (html?.type !== 'asset') throw new Error('the build made no index.html');
      const template = String(html.source);
      for (const place of [placeholder, firstPaintPlaceholder]) {
        if (!template.includes(place)) throw new Error(`index.html has no ${place}`);
      }
      for (const script of [beforePaint, client]) {
        if (!script.test(template)) throw new Error(`index.html has no ${script}`);
      }
      const scripts = await emitPageScripts(this);
      const { module } = await runnerImport<FirstPaints>(firstPaints, { resolve: { conditions: ['source'] } });
      const fill = (name: string, page: Page) =>
        startAfterPaint(
          template,
          page.pictureScript ? scripts.startWithPicture[page.pictureScript] : scripts.start,
          name === 'index' ? 'auto' : 'low',
        )
          .replace(beforePaint, `<script src="${scripts.beforePaint}"></script>`)
          .replace(placeholder, () => preview(page).join('\n    '))
          .replace(firstPaintPlaceholder, () => module.renderFirstPaint(name, (file) => `/${assetOf(bundle, file)}`))
          .replace('</head>', () =>
            [...preloads(page, bundle), afterPaint(page, bundle, template), '</head>'].join('\n    '),
          );
      for (const [name, page] of Object.entries(pages)) {
        const source = fill(name, page);
        if (name === 'index') html.source = source;
        else this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source });
      }
    },
  },
});

/** Renders the components that a page shows before its scripts. */
const firstPaints = join(import.meta.dirname, 'src/first-paint/render-first-paint.tsx');
interface FirstPaints {
  renderFirstPaint(page: string, urlOf: (file: string) => string): string;
}

/** The client is loaded beside what the page paints, and run after it (src/first-paint/start.js). */
const startAfterPaint = (html: string, start: string, priority: 'auto' | 'low'): string =>
  html.replace(
    client,
    `<script id="start" defer fetchpriority="high" src="${start}"></script>\n    <link id="client" rel="modulepreload" fetchpriority="${priority}" crossorigin href="$1" />`,
  );

function preview({ title, description, path, isListed }: Page): string[] {
  // The gateway knows where it is reached: previews need whole URLs.
  const picture = '%ORIGIN%/preview.jpg';
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...(isListed ? [] : ['<meta name="robots" content="noindex, nofollow" />']),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="TrueSwing" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(path === null ? [] : [`<meta property="og:url" content="%ORIGIN%${path}" />`]),
    `<meta property="og:image" content="${picture}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="A golfer at the top of the swing" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="twitter:title" content="${title}" />`,
    `<meta name="twitter:description" content="${description}" />`,
    `<meta name="twitter:image" content="${picture}" />`,
  ];
}

function preloads(page: Page, bundle: Rolldown.OutputBundle): string[] {
  return [
    ...page.pictures.map(
      (name) => `<link rel="preload" as="image" fetchpriority="high" href="/${assetOf(bundle, name)}" />`,
    ),
    ...page.calls.map((url) => `<link rel="preload" as="fetch" crossorigin href="${url}" />`),
  ];
}

/** Links to the scripts and data of the screen. `start.js` adds them once the page is painted: they take no bandwidth from the paint. */
function afterPaint(page: Page, bundle: Rolldown.OutputBundle, template: string): string {
  const scripts = new Set(page.screens.flatMap((screen) => scriptsOf(bundle, screen)));
  const links = [
    ...[...scripts]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
    ...page.data.map(
      (name) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/${assetOf(bundle, name)}" />`,
    ),
  ];
  return `<template id="after-paint">${links.join('')}</template>`;
}

/** The script of a source and all that the browser must load before it runs. */
function scriptsOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${source}`));
  if (!first) throw new Error(`the build made no script of ${source}`);
  const files = new Set([first.fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const each of chunk.imports) files.add(each);
  }
  return [...files];
}

function assetOf(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (!found) throw new Error(`the build has no ${name}`);
  return found.fileName;
}
