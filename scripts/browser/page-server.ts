/** An origin of its own that serves the page, as a client team's development server would. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const files = new Map([
  ['/', { type: 'text/html; charset=utf-8', file: 'page.html' }],
  ['/page.js', { type: 'text/javascript; charset=utf-8', file: 'page.js' }],
]);

export interface PageServer {
  origin: string;
  close(): void;
}

/** Listens on any free port of loopback. */
export async function startPageServer(): Promise<PageServer> {
  const server = createServer((request, response) => {
    const found = files.get(request.url ?? '');
    if (!found) return void response.writeHead(404).end();
    response.setHeader('content-type', found.type);
    response.end(readFileSync(new URL(found.file, import.meta.url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
