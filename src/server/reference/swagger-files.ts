/**
 * The files of Swagger UI that the reference pages need, compressed by gzip. In the sources they are read from its
 * package; in what is bundled they stand in a chunk of their own (`scripts/swagger-inside.ts` replaces this module), so
 * that nobody installs that package.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

export const swagger_licences = ['swagger-ui-bundle.js.LICENSE.txt', 'LICENSE', 'NOTICE'] as const;
export const swagger_names = ['swagger-ui-bundle.js', 'swagger-ui.css', ...swagger_licences] as const;

let files: Record<string, Uint8Array> | undefined;

export async function swaggerFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  files ??= Object.fromEntries(swagger_names.map((name) => [name, gzipSync(swaggerFile(name), { level: 9 })]));
  return files;
}

/** A file of the package `swagger-ui-dist`. */
export function swaggerFile(name: string): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`));
}
