/** Each promise of a good target file, broken in turn, gets a line of its own. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createPlainServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Diagnosis, diagnose } from '../conformance/doctor/doctor.ts';
import { withPage } from '../conformance/mutants/changed-pages.ts';
import type { RunOptions } from '../conformance/runner/run-options.ts';
import type { Target } from '../conformance/target/target.ts';
import type { WrapParts } from '../src/server/parts.ts';
import type { StartedServer } from '../src/server/start-server.ts';
import { targetOf } from '../src/server/worlds/target-file.ts';
import { kit } from './kit.support.ts';
import { loadMutant } from './load-mutant.ts';
import { type ServeOptions, serve } from './serve.ts';

let server: StartedServer;
let whole: Target;
/** The same without runs, which take their time: `conformance-doctor-way.test.ts` tries them. */
let good: Target;

beforeAll(async () => {
  server = await started();
  whole = await described(server);
  good = withoutRuns(whole);
});
afterAll(() => server.stop());

function started(more: Partial<ServeOptions> = {}, load = loadMutant): Promise<StartedServer> {
  const usual = { port: 0, host: '127.0.0.1', seedState: 'small', seed: 1, clock: 'real', quiet: true } as const;
  return serve({ ...usual, ...more }, load);
}

async function described({ base_url, control_url, world }: StartedServer): Promise<Target> {
  return (await targetOf(world, { base_url, control_url, version: '1' })) as Target;
}

function withoutRuns({ fixtures: { models: _, workflow: __, ...fixtures } = {}, ...target }: Target): Target {
  return { ...target, fixtures };
}

/** Another server, until the test ends. */
async function served(more: Partial<ServeOptions>, load = loadMutant): Promise<Target> {
  const other = await started(more, load);
  onTestFinished(() => other.stop());
  return withoutRuns(await described(other));
}

function diagnosed(target: Target, more: Partial<RunOptions> = {}): Promise<Diagnosis> {
  return diagnose({
    ...{ target, checks: [], seed: 1, kit_version: '1', document_version: '1', replay_options: '' },
    ...more,
  });
}

/** `KEY: SAYS; MEND` of each problem. */
async function problemsOf(target: Target): Promise<string[]> {
  const { findings } = await diagnosed(target);
  return findings.flatMap(({ state, key, says, mend }) => (state === 'problem' ? [`${key}: ${says}; ${mend}`] : []));
}

async function listening<One extends Server>(one: One): Promise<number> {
  await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
  onTestFinished(() => void one.close());
  return (one.address() as AddressInfo).port;
}

const answering = (listener: RequestListener) => listening(createServer(listener));

function changed(change: (target: Target) => void): Target {
  const target = structuredClone(good);
  change(target);
  return target;
}

it('finds nothing wrong with a good target, measures it, and leaves nothing there', async () => {
  const created: object[] = [];
  const { findings, measured, left_behind, is_dead } = await diagnosed(whole, {
    created: (line) => created.push(line),
  });
  expect(findings.filter(({ state }) => state === 'problem' || state === 'doubt')).toEqual([]);
  expect(new Set(findings.map(({ part }) => part)).size).toBe(11);
  expect([left_behind, is_dead]).toEqual([[], false]);
  expect(measured).toEqual({
    connection_set_up_ms: expect.any(Number),
    clock_ahead_ms: expect.any(Number),
    list_lag_ms: expect.any(Number),
  });
  expect(Math.abs(measured.clock_ahead_ms!)).toBeLessThan(5_000);
  expect(created.at(-1)).toMatchObject({ removed: true });
});

describe('a target of several replicas', () => {
  const two = (other: string): Target => ({ ...good, base_urls: [good.base_url, other] });

  it('has each of them tried', async () => {
    const named = good.base_url.replace('127.0.0.1', 'localhost');
    const { findings } = await diagnosed(two(named));
    expect(findings.filter(({ state }) => state === 'problem')).toEqual([]);
    const health = findings.filter(({ part, says }) => part === 'health' && says.includes('answers 200'));
    expect(health.map(({ says }) => says.split(': ')[0])).toEqual([good.base_url, named]);
  });

  it('is told which of them is not there', async () => {
    const gone = createPlainServer();
    const port = await listening(gone);
    await new Promise((done) => gone.close(done));
    expect(await problemsOf(two(`http://127.0.0.1:${port}`))).toEqual([
      expect.stringMatching(
        `^base_urls: no connection to 127\\.0\\.0\\.1:${port} \\(ECONNREFUSED\\); start the server`,
      ),
    ]);
  });
});

describe('next of a list', () => {
  it('that is not there is told with its status', async () => {
    const target = await served({ mutant: 'pagination/each-item-once--next-is-a-bare-cursor' });
    expect(await problemsOf(target)).toEqual([
      expect.stringMatching(
        /^base_url: next of GET \/v1\/assets points at (http:.+\/v1\/[^/]+), and \1 answers 404; let the server write/,
      ),
    ]);
  });

  it('at another origin is asked for nothing, and the key is named', async () => {
    const other = await started({ publicUrl: 'https://api.example' });
    onTestFinished(() => other.stop());
    const { control: _, ...described_target } = await described(other);
    const target: Target = { ...described_target, base_url: other.sockets.base_url };
    const [line, ...others] = await problemsOf(target);
    expect(others).toEqual([]);
    expect(line).toMatch(
      /^network\.cursor_origins: first of GET \/v1\/assets points at https:\/\/api\.example\/v1\/assets, another origin than http:\S+; nothing is requested there; .+, or name https:\/\/api\.example where it is this server$/,
    );
    target.network = { ...target.network, cursor_origins: ['https://api.example'] };
    const { findings } = await diagnosed(target);
    expect(findings.filter(({ part, state }) => part === 'cursors' && state !== 'well')).toEqual([]);
  });
});

type Broken = [name: string, change: (target: Target) => void, line: RegExp];

const broken: Broken[] = [
  [
    'a token',
    ({ principals }) => {
      principals.reader!.token = 'no such';
    },
    /^principals\.reader\.token: the token is refused: 401 at .+; give one/,
  ],
  [
    'a token that nothing gives',
    ({ principals }) => {
      principals.human!.token = { command: 'exit 3', ttl: 9 };
    },
    /^principals\.human\.token: .*command/,
  ],
  [
    'the slug of an organization',
    ({ principals }) => {
      principals.owner!.organization!.slug = 'acme';
    },
    /^principals\.owner\.organization\.slug: users of .+ see it as acme-studio, not as acme; write acme-studio/,
  ],
  [
    'the id of an organization',
    ({ principals }) => {
      principals.member!.second_organization!.id = good.principals.outsider!.organization!.id;
    },
    /^principals\.member\.second_organization\.id: GET .+ in the name of .+ answers 403/,
  ],
  [
    'a batch',
    ({ fixtures }) => {
      fixtures!.batches!.running!.id = crypto.randomUUID();
    },
    /^fixtures\.batches\.running\.id: the owner reads no items of it: 404/,
  ],
  [
    'a public model',
    ({ fixtures }) => {
      fixtures!.catalog!.public!.slug = 'nothing';
    },
    /^fixtures\.catalog\.public: lumen\/nothing has no text for the owner: 404/,
  ],
  [
    'the origin of the storage',
    (target) => {
      target.network = { storage_origins: ['http://127.0.0.1:1'] };
    },
    /^network\.storage_origins: presigned URLs point at .+; add the origin/,
  ],
  [
    'the control interface',
    ({ control, base_url }) => {
      control!.base_url = `${base_url}/nothing`;
    },
    /^control\.base_url: .+ answered 404 without a clock; correct it/,
  ],
  [
    'the path of the base URL',
    (target) => {
      target.base_url += '/v1';
    },
    /^base_url: GET .+\/v1\/v1\/health answers 404; write http:\/\/127.0.0.1:\d+$/,
  ],
  [
    'TLS',
    (target) => {
      target.base_url = target.base_url.replace('http:', 'https:');
    },
    /^base_url: 127.0.0.1:\d+ speaks no TLS \(.+\); let base_url begin with http/,
  ],
  [
    'the host',
    (target) => {
      target.base_url = 'http://target.invalid';
    },
    /^base_url: the name target\.invalid leads nowhere/,
  ],
];

describe('one thing that is wrong has one line:', () => {
  it.each(broken)('%s', async (_, change, line) => {
    expect(await problemsOf(changed(change))).toEqual([expect.stringMatching(line)]);
  });

  it('storage that cannot be reached', async () => {
    const target = await served({ storagePublicUrl: 'http://127.0.0.1:1' });
    const line =
      /^network\.storage_origins: PUT .+: cannot connect \(ECONNREFUSED\); let this machine reach the storage/;
    expect(await problemsOf(target)).toEqual([expect.stringMatching(line)]);
  });

  it('a kind, and lists that show a write later than the file says', async () => {
    const choices = { lists: { read_your_writes: 300 }, access: { account_with_api_key: 'refused' } } as const;
    const target = await served({ choices });
    expect(target.consistency_ms).toBe(300);
    expect(await problemsOf(target)).toEqual([]);
    target.principals.outsider!.kind = 'user';
    target.consistency_ms = 0;
    expect(await problemsOf(target)).toEqual([
      expect.stringMatching(/^principals\.outsider\.kind: the account read refuses it with \d+, which a user may call/),
      expect.stringMatching(
        /^consistency_ms: a list showed it \d+ ms after its upload, and the file allows 0; write at/,
      ),
    ]);
  });

  it('nothing of a list whose first pages are empty', async () => {
    let asked = 0;
    const emptyAtFirst: WrapParts = (parts) =>
      withPage(parts, 'listAssets', (page, { request: { query } }) => {
        const is_first = query.filter !== undefined && asked++ % 2 === 0;
        return is_first ? { ...page, items: [], next: page.first } : page;
      });
    expect(await problemsOf(await served({ mutant: 'here' }, async () => emptyAtFirst))).toEqual([]);
  });

  it('the port of the receiver is taken', async () => {
    const port = await answering((_, response) => response.end());
    const target = { ...good, receiver: { bind: { port } } };
    expect(await problemsOf(target)).toEqual([
      expect.stringMatching(/^receiver\.bind: port \d+ is taken; give another/),
    ]);
  });

  it('the public URL leads elsewhere', async () => {
    const port = await answering((_, response) => response.writeHead(502).end());
    const target = { ...good, receiver: { public_url: `http://127.0.0.1:${port}` } };
    const line = /^receiver\.public_url: .+ answers 502, and nothing arrives here; let the tunnel/;
    expect(await problemsOf(target)).toEqual([expect.stringMatching(line)]);
  });

  it('a gateway answers in the place of the target', async () => {
    const port = await answering((_, response) =>
      response.writeHead(403, { 'content-type': 'text/html' }).end('<html><title>Access denied</title></html>'),
    );
    const target = { ...good, base_url: `http://127.0.0.1:${port}` };
    const line =
      /^base_url: 403 text\/html “Access denied”: a gateway or a web page answers in its place; give .+ network\.headers/;
    expect(await problemsOf(target)).toEqual([expect.stringMatching(line)]);
  });
});

it('a gateway that refuses whatever comes, in JSON', async () => {
  const port = await answering((_, response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"Forbidden"}'),
  );
  const line =
    /^network\.headers: GET \/v1\/health and GET \/v1\/assets are refused alike with 403: .+; give the header/;
  expect(await problemsOf({ ...good, base_url: `http://127.0.0.1:${port}` })).toEqual([expect.stringMatching(line)]);
});

it('a page in the place of one answer is in doubt, with the entry by which it is known', async () => {
  const port = await answering(({ url, headers }, response) => {
    if (url!.startsWith('/v1/webhooks/event-types')) {
      return void response.writeHead(403, { 'content-type': 'text/html' }).end('<title>Blocked</title>');
    }
    fetch(`${good.base_url}${url}`, { headers: { authorization: headers.authorization ?? '' } }).then(async (answer) =>
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
    );
  });
  const { findings } = await diagnosed({ ...good, base_url: `http://127.0.0.1:${port}`, mode: 'read-only' });
  expect(findings.filter(({ part }) => part === 'gateway')).toEqual([
    expect.objectContaining({
      key: 'network.gateway',
      says: 'GET /v1/webhooks/event-types answers 403 text/html, as no API does',
      mend: expect.stringMatching(/paste - \{ status: 403, content_type: text\/html, body_contains: "Blocked" \}$/),
    }),
  ]);
});

describe('the command', () => {
  it('exits 4 where nobody answers, whether nobody is there or nobody speaks', async () => {
    const port = await listening(createPlainServer((socket) => socket.on('error', () => {}).end('no HTTP\r\n\r\n')));
    const words = (base_url: string) => ['--base-url', base_url, '--set', 'principals.owner.token=a'];
    const silent = await kit('conformance', 'doctor', ...words(`http://127.0.0.1:${port}`));
    expect([silent.code, silent.stdout]).toEqual([
      4,
      expect.stringMatching(/^WRONG health +base_url: GET \/v1\/health: .+; /m),
    ]);
    const nobody = await kit('conformance', 'doctor', ...words('http://127.0.0.1:1'));
    expect([nobody.code, nobody.stdout]).toEqual([
      4,
      expect.stringMatching(/no connection to 127.0.0.1:1 \(ECONNREFUSED\); start/),
    ]);
  });

  it('exits 0 or 1, writes the journal, shows no token, and is JSON on demand', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'target.json');
    writeFileSync(file, JSON.stringify(good));
    const out = join(folder, 'out');
    const well = await kit('conformance', 'doctor', '--target', file, '--out', out);
    expect([well.code, well.stdout]).toEqual([
      0,
      expect.stringContaining(
        `nothing is wrong in what was tried; next: see what a run asks: npm run kit -- conformance plan --target ${file}\n`,
      ),
    ]);
    expect(readFileSync(join(out, 'created.jsonl'), 'utf8')).toMatch(/"removed":true/);
    const wrong = await kit(
      'conformance',
      'doctor',
      '--target',
      file,
      '--json',
      '--set',
      'principals.human.token=wrong-one',
    );
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ base_url: good.base_url, is_dead: false });
    expect(well.stdout + wrong.stdout).not.toMatch(/mrk_|mru_|wrong-one/);
    expect((await kit('conformance', 'clean', out, '--target', file)).stdout).toMatch(/^0 removed/);
  });
});
