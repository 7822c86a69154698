/** `npm run bundle [-- FILE]`: the command in one file, for machines that reach no registry. `mock` is not in it. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { console_inside } from './built-console.ts';
import { licences } from './licences.ts';
import { mutants_at_once } from './mutants-at-once.ts';
import { swagger_inside } from './swagger-inside.ts';
import { template_inside } from './template-inside.ts';
import { without_permitted } from './without-permitted.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file = join(root, 'dist/model-run-kit.mjs')] = process.argv.slice(2);

/** The files that `projectText` is asked for, as text in the code. */
const texts_inside: Plugin = {
  name: 'texts-inside',
  setup({ onLoad }) {
    // `build.test.ts` holds what the code asks for to what the package ships.
    const asked = manifest.files.filter((name) => /\.(json|yaml)$/.test(name) && name !== 'npm-shrinkwrap.json');
    onLoad({ filter: /\/src\/contract\/project-file\.ts$/ }, () => {
      const texts = Object.fromEntries(asked.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
      return {
        contents: `const texts = ${JSON.stringify(texts)};
          export function projectText(path) {
            if (!(path in texts)) throw new Error(path + ' is not in this bundle');
            return texts[path];
          }`,
      };
    });
  },
};

/** Prism is a program of many packages. */
const without_prism: Plugin = {
  name: 'without-prism',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/mock\/prism\.ts$/ }, () => ({
      contents: `import { InputError } from '../input/input-error.ts';
        export async function runPrism() {
          throw new InputError('mock needs Prism, which this one file does not hold; use serve, or mock of the package model-run-kit');
        }`,
      resolveDir: join(root, 'src/mock'),
      loader: 'ts',
    }));
  },
};

/** The launcher says that a Node.js is too old; what that one has not must not be imported before. */
const launched: Plugin = {
  name: 'launched',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/main\.js$/ }, () => ({ path: join(root, 'cli/main.ts') }));
    onResolve({ filter: /^node:sqlite$/ }, ({ path }) => ({ path, namespace: 'late' }));
    onLoad({ filter: /.*/, namespace: 'late' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['cli/launch.js'],
  outfile: resolve(file),
  ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', minifySyntax: true, minifyWhitespace: true },
  // Packages that are CommonJS ask for modules of Node.js in its way.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  plugins: [
    mutants_at_once,
    without_permitted,
    texts_inside,
    swagger_inside,
    template_inside,
    console_inside,
    without_prism,
    launched,
  ],
  define: { 'process.env.MODEL_RUN_KIT_ONE_FILE': '"yes"' },
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});
writeFileSync(file, licences(Object.keys(metafile.inputs)), { flag: 'a' });
process.stdout.write(`${relative(process.cwd(), resolve(file))}: ${(statSync(file).size / 2 ** 20).toFixed(1)} MiB\n`);
