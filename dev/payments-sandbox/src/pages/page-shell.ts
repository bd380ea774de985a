import { html, Markup } from './markup.ts';

/** Shown on every page. */
export const sandboxBanner = 'Payments sandbox – no real money';

const styles = new Markup(`<style>
:root { color-scheme: light; --colorPrimary: #14532d; --colorText: #14213d; --colorBackground: #ffffff; --colorDanger: #b3261e; --borderRadius: 8px;
  font: 16px/1.5 system-ui, sans-serif; color: var(--colorText); background: var(--colorBackground); }
* { box-sizing: border-box; }
body { margin: 0; }
main { max-width: 30rem; margin: 0 auto; padding: 1rem; }
h1 { margin: .5rem 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1.125rem; }
p { margin: .5rem 0; }
.banner { margin: 0; padding: .5rem .75rem; font-size: .875rem; background: #fff3cd; color: #5c4400; font-weight: 600; text-align: center; }
label { display: block; margin: .75rem 0 .25rem; font-size: .875rem; font-weight: 600; }
input { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid #6b7280; border-radius: var(--borderRadius); }
input::placeholder { color: inherit; opacity: .7; }
input[aria-invalid=true] { border: 2px solid var(--colorDanger); }
button, .button { display: inline-block; min-height: 44px; padding: .55rem 1rem; font: inherit; font-weight: 600; color: #fff; background: var(--colorPrimary); border: 0; border-radius: var(--borderRadius); text-decoration: none; cursor: pointer; }
button:disabled { opacity: .6; cursor: progress; }
button.second { color: inherit; background: transparent; border: 1px solid currentColor; }
a { display: inline-block; min-height: 44px; line-height: 44px; color: var(--colorPrimary); }
:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.error { color: var(--colorDanger); font-weight: 600; margin: .5rem 0 0; }
.error:empty { margin: 0; }
form { margin: .5rem 0; }
.framed { margin: 0 -.625rem; }
form button, .actions button { width: 100%; margin-top: .5rem; }
td button { width: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .25rem; text-align: left; border-bottom: 1px solid #d1d5db; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
</style>`);

export function pageShell(title: string, content: Markup, script?: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${sandboxBanner}</title>
${styles}
</head>
<body>
<p class="banner">${sandboxBanner}</p>
<main>
${content}
</main>
${script ? html`<script type="module" src="${script}"></script>` : null}
</body>
</html>`.text;
}
