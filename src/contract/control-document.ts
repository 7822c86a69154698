import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from './document.ts';
import { projectFile } from './project-file.ts';

let bundled: OpenApiDocument | undefined;

/** The document of the control interface in one piece, read once, on the first call. Callers must not change it. */
export function controlDocument(): OpenApiDocument {
  const file = projectFile('src/generated/control.json');
  bundled ??= JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  return bundled;
}
