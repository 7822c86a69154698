import type { OpenApiDocument } from './document.ts';
import { projectText } from './project-file.ts';

let bundled: OpenApiDocument | undefined;

/** The document of the control interface in one piece, read once, on the first call. Callers must not change it. */
export function controlDocument(): OpenApiDocument {
  bundled ??= JSON.parse(projectText('src/generated/control.json')) as OpenApiDocument;
  return bundled;
}
