import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from './document.ts';

let bundled: OpenApiDocument | undefined;

/** The document of the control interface in one piece, read once, on the first call. Callers must not change it. */
export function controlDocument(): OpenApiDocument {
  const file = fileURLToPath(new URL('../generated/control.json', import.meta.url));
  bundled ??= JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  return bundled;
}
