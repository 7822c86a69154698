/** An origin of its own that serves the page, as a client team's development server would. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listenLocally } from '../../src/input/local-server.ts';

const script = 'text/javascript; charset=utf-8';
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface PageServer {
  origin: string;
  close(): Promise<void>;
}

/** The page that uses the service by a browser's own means, with the kit bundled beside it. */
export async function startPageServer(): Promise<PageServer> {
  const { outputFiles } = await build({
    entryPoints: [here('kit.ts')],
    ...{ bundle: true, format: 'esm', platform: 'browser', write: false },
  });
  return serveFiles({
    '/': here('page.html'),
    '/page.js': here('page.js'),
    '/kit.js': outputFiles[0]!.contents,
  });
}

/**
 * Listens on any free port of loopback.
 * @param files by their paths: a page or scripts, each by its file or by its content
 */
export async function serveFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<PageServer> {
  const server = createServer(({ url = '' }, response) => {
    const found = files[url];
    if (found === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', url.endsWith('.js') ? script : 'text/html; charset=utf-8');
    response.end(typeof found === 'string' ? readFileSync(found) : found);
  });
  const { url: origin, close } = await listenLocally(server);
  return { origin, close };
}
