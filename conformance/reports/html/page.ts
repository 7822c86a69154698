/** The frame that all pages share: one file that asks no other host for anything. */
import { createHash } from 'node:crypto';
import { Html, html, nothing } from './markup.ts';
import { style } from './style.ts';

interface Page {
  title: string;
  content: Html;
  /** JavaScript without which everything can be read. */
  script?: string;
}

/** A whole document. Nothing runs or loads in it but the given script and the style: all else is forbidden to it. */
export function renderPage({ title, content, script }: Page): string {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy.join('; '))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
${content}
${script === undefined ? nothing : html`<script>${new Html(script)}</script>`}
</body>
</html>
`;
  return page.text;
}

/** @param rows cells of each, the first of which names the row */
export function table(head: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${head.join(', ')}"><table>
<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([
      first,
      ...cells
    ]) => html`<tr><th scope="row">${first ?? ''}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  )}</tbody></table></div>`;
}

/** The word of a verdict, in its colour. @param count of such verdicts, where it stands for several */
export function badge(word: string, count?: number): Html {
  return html`<span class="badge ${word}">${count === undefined ? '' : `${count} `}${word}</span>`;
}

/** A sentence in which names stand between backticks. */
export function prose(text: string): Html {
  const pieces = text.split('`');
  // An odd one is no pair.
  if (pieces.length % 2 === 0) return html`${text}`;
  return html`${pieces.map((piece, index) => (index % 2 === 0 ? piece : html`<code>${piece}</code>`))}`;
}

/** Text for a machine, as it is. @param kind `copied`: with a button that copies it; `long`: in a box that scrolls */
export function codeBlock(text: string, kind?: 'copied' | 'long'): Html {
  if (kind === 'long') return html`<pre class="long" tabindex="0">${text}</pre>`;
  return kind === undefined
    ? html`<pre>${text}</pre>`
    : html`<div class="copied"><pre>${text}</pre><button type="button" class="scripted copy">Copy</button></div>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
