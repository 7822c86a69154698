/**
 * Behind a reverse proxy that takes path prefixes off: a reference server with public URLs writes a target file, and the
 * suite walks its lists and uploads through the proxy.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../cli/serve.ts';
import { part } from '../prove/part.ts';
import { startStrippingProxy } from '../proxy/stripping-proxy.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const prefixes = { api: '/team-a/api', files: '/team-a/files' };

export default part({
  name: 'proxy',
  proves: 'the suite passes through a proxy that strips a path prefix',
  options: {},
  quick: () => ({}),
  async run(_, { say }) {
    const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    const target = join(folder, 'target.yaml');
    const proxy = await startStrippingProxy();
    const { base_url, storage_url, sockets, stop } = await serve({
      port: 0,
      host: '127.0.0.1',
      seedState: 'full',
      seed: 1,
      clock: 'real',
      control: false,
      publicUrl: proxy.url + prefixes.api,
      storagePublicUrl: proxy.url + prefixes.files,
      writeTarget: target,
      quiet: true,
    });
    proxy.routes.set(prefixes.api, sockets.base_url);
    proxy.routes.set(prefixes.files, sockets.storage_url);
    try {
      say(`${base_url} leads to ${sockets.base_url}, ${storage_url} to ${sockets.storage_url}`);
      const code = await judged(target);
      return { problems: code === 0 ? [] : [`the suite exits with ${code}`] };
    } finally {
      await stop();
      await proxy.close();
      rmSync(folder, { recursive: true });
    }
  },
});

/** The exit code of the suite by its command line. */
async function judged(target: string): Promise<number | null> {
  const checks = ['--check', 'pagination/*', '--check', 'uploads/*'];
  const args = [path('../../cli/main.ts'), 'conformance', 'run', '--target', target, ...checks];
  const suite = spawn(path('../../node_modules/.bin/tsx'), args, { stdio: 'inherit' });
  const [code] = (await once(suite, 'exit')) as [number | null];
  return code;
}
