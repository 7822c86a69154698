/** An origin of its own that serves the page, as a client team's development server would. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const script = 'text/javascript; charset=utf-8';
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface PageServer {
  origin: string;
  close(): void;
}

/** Listens on any free port of loopback. */
export async function startPageServer(): Promise<PageServer> {
  const { outputFiles } = await build({
    entryPoints: [here('kit.ts')],
    ...{ bundle: true, format: 'esm', platform: 'browser', write: false },
  });
  const files = new Map<string | undefined, { type: string; content: string | Uint8Array }>([
    ['/', { type: 'text/html; charset=utf-8', content: readFileSync(here('page.html')) }],
    ['/page.js', { type: script, content: readFileSync(here('page.js')) }],
    ['/kit.js', { type: script, content: outputFiles[0]!.contents }],
  ]);
  const server = createServer((request, response) => {
    const found = files.get(request.url);
    if (!found) return void response.writeHead(404).end();
    response.setHeader('content-type', found.type);
    response.end(found.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
