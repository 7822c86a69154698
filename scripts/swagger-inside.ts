/** For what is bundled: the files of Swagger UI inside, compressed, in the place of the package that they come from. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { swagger_names, swaggerFile } from '../src/server/reference/swagger-files.ts';

export const swagger_inside: Plugin = {
  name: 'swagger-inside',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/src\/server\/reference\/swagger-files\.ts$/ }, () => ({
      contents: `${swagger_names.map((name, at) => `import f${at} from 'swagger:${name}';`).join('\n')}
        const files = { ${swagger_names.map((name, at) => `'${name}': f${at}`).join(', ')} };
        export async function swaggerFiles() {
          return files;
        }`,
    }));
    onResolve({ filter: /^swagger:/ }, ({ path }) => ({ path: path.slice('swagger:'.length), namespace: 'swagger' }));
    onLoad({ filter: /.*/, namespace: 'swagger' }, ({ path }) => ({
      contents: gzipSync(swaggerFile(path), { level: 9 }),
      loader: 'binary',
    }));
  },
};
