/**
 * The page at `/docs`: Swagger UI over the document of this very server. No secret is in it: its script asks the control
 * interface for the owner's token, as the browser that shows it, so that whoever may not control the server gets none.
 */
import { token_name } from '../../console/token-name.ts';
import { escapeHtml } from './escape-html.ts';
import type { ServerPlace } from './front-page.ts';

export function docsPage({ base_url, has_control }: ServerPlace): string {
  const console_link = has_control ? '\n<a href="_control/console">Console</a>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Model-Run Service at ${escapeHtml(base_url)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/start.css">
<script src="docs/swagger-ui-bundle.js" defer></script>
<script src="docs/start.js" defer></script>
</head>
<body data-control="${has_control ? 'on' : 'off'}">
<header>
<nav aria-label="This server"><a href="./">Model-Run Service</a>
<a href="openapi.json">openapi.json</a>
<a href="openapi.yaml">openapi.yaml</a>${console_link}</nav>
<p id="token" role="status">Loading the document.</p>
</header>
<main id="pages" aria-label="Operations"><noscript>These pages are made by JavaScript; openapi.json holds all that they show.</noscript></main>
</body>
</html>
`;
}

export const docs_script = `'use strict';
const here = new URL('.', location.href).href.replace(/\\/$/, '');
const told = document.getElementById('token');

const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

/** Answers with undefined where this browser may not use the control interface. */
async function ownersToken() {
  if (document.body.dataset.control !== 'on') return undefined;
  const kept = sessionStorage.getItem('${token_name}');
  const answer = await fetch('_control', kept === null ? {} : { headers: { authorization: 'Bearer ' + kept } });
  return answer.ok ? (await answer.json()).principals.owner?.token : undefined;
}

/** Swagger UI names some of its fields by their looks alone, and has links inside buttons that do the same. */
function mend(root) {
  for (const link of root.querySelectorAll('button a[href]')) link.removeAttribute('href');
  for (const field of root.querySelectorAll('select:not([aria-label]), input:not([aria-label]), textarea:not([aria-label])')) {
    const row = field.closest('tr, .servers, .body-param, .content-type-wrapper, .response-control-media-type, label');
    const text = row?.querySelector('.parameter__name, .servers-title, label, h4, small')?.textContent;
    field.setAttribute('aria-label', (text || field.placeholder || field.title || 'Value').trim());
  }
  for (const area of root.querySelectorAll('pre:not([tabindex]), .highlight-code:not([tabindex])')) area.tabIndex = 0;
}

async function start() {
  const [answer, token] = await Promise.all([fetch('openapi.json'), ownersToken().catch(() => undefined)]);
  if (!answer.ok) throw new Error('openapi.json was answered with ' + answer.status);
  const spec = await answer.json();
  // Where the page came from, whatever public name the server has: the policy of the page forbids all else.
  spec.servers = [{ url: here, description: 'this server' }];
  const pages = document.getElementById('pages');
  new MutationObserver(() => mend(pages)).observe(pages, { childList: true, subtree: true });
  const [scheme] = Object.entries(spec.components.securitySchemes).find(([, { scheme }]) => scheme === 'bearer') ?? [];
  const shown = SwaggerUIBundle({
    spec,
    domNode: pages,
    validatorUrl: null,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    onComplete() {
      const is_given = token !== undefined && scheme !== undefined;
      if (is_given) shown.preauthorizeApiKey(scheme, token);
      told.textContent = is_given
        ? 'Requests go to this server as its owner, whose token is filled in.'
        : 'Requests go to this server. No token is filled in, since its control interface does not answer this browser: give one under Authorize.';
    },
  });
}

start().catch((error) => {
  told.textContent = 'The pages could not be shown: ' + error.message;
});
`;

export const docs_style = `:root { color-scheme: light dark; --ink: #1b1f24; --ground: #fff; --line: #d0d7de; --link: #0550ae; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --ground: #1c2022; --line: #3d444d; --link: #79c0ff; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
header, .front { overflow-wrap: anywhere; }
header { padding: .6rem 1.25rem; border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; }
header p { margin: .3rem 0 0; font-size: .9rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.front main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
.front h1 { font-size: 1.4rem; }
.front dl { display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1.2rem; }
.front dt { font-weight: 600; }
.front dd { margin: 0; }
@media (max-width: 40rem) { .front dl { grid-template-columns: 1fr; gap: 0; } .front dd { margin-bottom: .5rem; } }
#pages { --get: #0550ae; --post: #116329; --delete: #a40e26; --patch: #0f766e; --put: #7d4e00; --soft: #57606a; --on: #fff; }
.dark-mode #pages { --get: #79c0ff; --post: #7ee787; --delete: #ffa198; --patch: #66e0d0; --put: #f2cc60; --soft: #b6c0ca;
  --on: #0d1117; }
#pages .info { margin: 1.5rem 0; }
#pages .info .title small, #pages .info .title small.version-stamp { background: var(--soft); }
#pages .info .title small pre { color: var(--on); }
#pages a.link, #pages .info a, #pages .renderedMarkdown a { color: var(--link); }
#pages .btn.authorize { color: var(--post); border-color: var(--post); }
#pages .btn.authorize svg { fill: var(--post); }
#pages .btn.execute { color: var(--on); background: var(--get); border-color: var(--get); }
#pages .btn.cancel, #pages .btn.btn-clear, #pages .parameter__name.required::after, #pages .required span { color: var(--delete); }
#pages .btn.cancel { border-color: var(--delete); }
#pages .opblock .opblock-summary-method { color: var(--on); }
#pages .opblock-get .opblock-summary-method { background: var(--get); }
#pages .opblock-post .opblock-summary-method { background: var(--post); }
#pages .opblock-delete .opblock-summary-method { background: var(--delete); }
#pages .opblock-patch .opblock-summary-method { background: var(--patch); }
#pages .opblock-put .opblock-summary-method { background: var(--put); }
#pages .download-contents, #pages .copy-to-clipboard { background: #57606a; color: #fff; }
#pages .parameter__in, #pages .parameter__type, #pages .response-control-media-type__accept-message { color: var(--soft); }
@media (max-width: 40rem) {
  #pages .responses-table, #pages .responses-table > tbody, #pages .responses-table > tbody > tr,
  #pages .responses-table > tbody > tr > td { display: block; width: auto; min-width: 0; }
  #pages .responses-table > thead { display: none; }
  #pages .operation-link pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  #pages .opblock-section-header { flex-wrap: wrap; padding: .5rem; }
  #pages .tab-header .tab-item { padding: 0 .6rem; }
  #pages .try-out { padding: 0; }
}
.dark-mode #pages td.header-col, .dark-mode #pages .examples-select__section-label { color: var(--ink); }
`;
