import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadTarget } from '../conformance/target/load.ts';
import { self_signed } from '../src/input/self-signed.support.ts';
import { exchanged } from '../src/server/parts.ts';
import { type LoadMutant, type ServeOptions, serve, serveCommand } from './serve.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'serve-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** The command's own defaults, but for its ports. */
function optionsOf(...given: string[]): ServeOptions {
  const command = serveCommand().action(() => {});
  command.parse(['--port', '0', ...given], { from: 'user' });
  return command.opts();
}

async function started(options: ServeOptions, loadMutant?: LoadMutant) {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const talked = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const served = await serve(options, loadMutant);
    onTestFinished(() => served.stop());
    const text = (spy: typeof said) => spy.mock.calls.map(([chunk]) => String(chunk)).join('');
    return { ...served, stdout: text(said), stderr: text(talked) };
  } finally {
    said.mockRestore();
    talked.mockRestore();
  }
}

test('without options it listens where people expect it', () => {
  const command = serveCommand().action(() => {});
  command.parse([], { from: 'user' });
  expect(command.opts()).toEqual({
    port: 4010,
    host: '127.0.0.1',
    seedState: 'small',
    seed: 1,
    clock: 'real',
    cors: '*',
    control: true,
    directives: true,
  });
});

test('the ready line is for people on stderr, or one JSON object on stdout', async () => {
  const talk = await started(optionsOf());
  expect(talk.stdout).toBe('');
  expect(talk.stderr).toContain(talk.base_url);
  const { stdout, stderr, base_url, storage_url } = await started(optionsOf('--json'));
  expect(stderr).toBe('');
  expect(stdout).toBe(
    `${JSON.stringify({ base_url, storage_url, control_url: `${base_url}/_control`, console_url: `${base_url}/_control/console` })}\n`,
  );
  expect(await (await fetch(`${base_url}/v1/health`)).json()).toEqual({});
});

test('the target file is one that the suite reads, for its owner’s eyes only', async () => {
  const file = join(await folder(), 'target.yaml');
  await writeFile(file, 'left over', { mode: 0o644 });
  const { base_url, storage_url, world } = await started(
    optionsOf('--write-target', file, '--storage-public-url', 'https://files.example/x/'),
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(storage_url).toBe('https://files.example/x');
  const target = loadTarget(file, {});
  expect(target.base_url).toBe(base_url);
  expect(Object.keys(target.principals)).toEqual(['owner', 'reader', 'human', 'member', 'outsider', 'no_secret']);
  expect(target.network!.storage_origins).toEqual(['https://files.example']);
  expect(await readFile(file, 'utf8')).toContain(world.principals.owner!.token);
  const headers = { authorization: `Bearer ${target.principals.owner!.token}` };
  expect((await fetch(`${base_url}/v1/assets`, { headers })).status).toBe(200);
});

test('with a certificate of its own it speaks HTTPS, and the suite is told whom to trust', async () => {
  const place = await folder();
  const [cert, key, target] = [join(place, 'cert.pem'), join(place, 'key.pem'), join(place, 'target.yaml')];
  await writeFile(cert, self_signed.cert);
  await writeFile(key, self_signed.key);
  const { base_url } = await started(optionsOf('--tls-cert', cert, '--tls-key', key, '--write-target', target));
  expect(base_url).toMatch(/^https:/);
  expect(loadTarget(target)).toMatchObject({ base_url, network: { ca: cert } });
  await expect(serve(optionsOf('--tls-key', key))).rejects.toThrow(/^--tls-cert and --tls-key: /);
});

test('a mutant wraps the parts', async () => {
  const loadMutant: LoadMutant = async () => (parts) => ({
    ...parts,
    presigner: exchanged(parts.presigner, { plainUrl: () => 'http://mutant.example/' }),
  });
  const { base_url, world } = await started(optionsOf('--mutant', 'some/mutant'), loadMutant);
  const headers = { authorization: `Bearer ${world.principals.owner!.token}` };
  const { items } = (await (await fetch(`${base_url}/v1/assets?limit=1`, { headers })).json()) as {
    items: { url: string }[];
  };
  expect(items[0]!.url).toBe('http://mutant.example/');
});

test.each([
  [['--mutant', 'nobody'], /^--mutant nobody: there is no such mutant$/],
  [['--choices', '/nowhere/choices.yaml'], /^\/nowhere\/choices\.yaml: no such file$/],
  [['--seed-state', '/nowhere/seed.yaml'], /^\/nowhere\/seed\.yaml: no such file$/],
  [['--data', '/nowhere/state.db'], /^\/nowhere\/state\.db: its folder does not exist$/],
  [
    ['--write-target', '/nowhere/target.yaml'],
    /^--write-target \/nowhere\/target\.yaml: cannot be written \(ENOENT\)$/,
  ],
  [['--host', '203.0.113.1'], /^203\.0\.113\.1 is no address of this machine/],
])('%j is refused in one line', async (given, message) => {
  await expect(serve(optionsOf(...given))).rejects.toMatchObject({
    name: 'InputError',
    message: expect.stringMatching(message),
  });
});

test.each([
  ['--port', '70000'],
  ['--port', 'x'],
  ['--clock', 'x0'],
  ['--clock', 'auto'],
  ['--public-url', 'ftp://x'],
  ['--seed', '-1'],
])('%s %s is no option', (name, value) => {
  const command = serveCommand()
    .action(() => {})
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  expect(() => command.parse([name, value], { from: 'user' })).toThrow(/invalid/);
});
