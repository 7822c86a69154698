/** The page at `/`: ten lines that tell a person, or a program without a browser, where everything is. */
import { escapeHtml } from './escape-html.ts';

export interface ServerPlace {
  /** Text before `/v1`. */
  base_url: string;
  storage_url: string;
  has_control: boolean;
}

/** A line of the page; the link is relative, so that it leads to the server under whatever name it was reached. */
interface Line {
  name: string;
  text: string;
  link?: string;
}

function linesOf({ base_url, storage_url, has_control }: ServerPlace): Line[] {
  const control: Line[] = has_control
    ? [
        { name: 'Console', text: `${base_url}/_control/console`, link: '_control/console' },
        { name: 'Control', text: `${base_url}/_control`, link: '_control' },
      ]
    : [{ name: 'Control', text: 'off (--no-control)' }];
  return [
    { name: 'Base URL', text: `${base_url}, with the operations below /v1` },
    { name: 'Docs', text: `${base_url}/docs`, link: 'docs' },
    { name: 'Document', text: `${base_url}/openapi.json`, link: 'openapi.json' },
    { name: 'as YAML', text: `${base_url}/openapi.yaml`, link: 'openapi.yaml' },
    ...control,
    { name: 'Storage', text: `${storage_url}, by presigned URLs alone` },
    { name: 'Health', text: `${base_url}/v1/health`, link: 'v1/health' },
    { name: 'Token', text: tokenOf(base_url, has_control) },
  ];
}

function tokenOf(base_url: string, has_control: boolean): string {
  const started = 'serve prints one when it starts, and --write-target FILE writes those of all callers';
  return has_control
    ? `principals.owner.token of ${base_url}/_control, from the machine of the server; ${started}`
    : started;
}

const title = 'Model-Run Service: a reference server of model-run-kit';

export function frontText(place: ServerPlace): string {
  return [title, ...linesOf(place).map(({ name, text }) => `${name.padEnd(10)}${text}`), ''].join('\n');
}

export function frontPage(place: ServerPlace): string {
  const rows = linesOf(place).map(({ name, text, link }) => {
    const shown = escapeHtml(text);
    return `<dt>${name}</dt><dd>${link === undefined ? shown : `<a href="${link}">${shown}</a>`}</dd>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Model-Run Service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/start.css">
</head>
<body class="front">
<main>
<h1>${title}</h1>
<dl>
${rows.join('\n')}
</dl>
</main>
</body>
</html>
`;
}
