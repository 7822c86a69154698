/** Nothing secret is in what a run writes or prints, wherever it came from. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { withRecord, withReply } from '../conformance/mutants/changed-replies.ts';
import { withForeignRuns } from '../conformance/permitted/foreign-runs.ts';
import { formatFiles, formatNames } from '../conformance/reports/format-names.ts';
import type { Target } from '../conformance/target/target.ts';
import { spellingsOf } from '../scripts/degenerate/spellings.ts';
import type { Parts } from '../src/server/parts.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { type KitResult, kit } from './kit.support.ts';

const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
const marker = 'only-for-the-eyes-of-strangers';
const stranger = '7e7e7e7e-0000-4000-8000-7e7e7e7e7e7e';
const secrets = new Map<string, string>([
  ['a marker in a foreign record', marker],
  ['a key for the gateway', 'key-of-the-gateway-4711'],
  ['a header of a hook', 'header-of-the-hook-4711'],
  ['the secret of an OAuth client', 'secret-of-the-client-4711'],
]);
let embedded: Embedded;
let run: KitResult;
/** Gives a token to whoever asks; also takes whatever a hook sends. */
const side = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ access_token: secrets.get('a token of OAuth'), expires_in: 3600 }));
});

/** A server that tells all it knows: tokens in its health, foreign assets in its lists, foreign runs to webhooks. */
function indiscreet(parts: Parts): Parts {
  const tokens = () => [...secrets].flatMap(([what, secret]) => (what.startsWith('a token') ? secret : []));
  const spelled = () => tokens().flatMap((token) => Object.values(spellingsOf(token)));
  const loud = withRecord(parts, 'getHealth', (record) => ({
    ...record,
    debug: [...tokens(), ...spelled()].join(' '),
  }));
  const shown = withReply(loud, 'listAssets', (reply) => {
    const [first] = reply.kind === 'page' ? reply.page.items : [];
    if (reply.kind !== 'page' || !first) return reply;
    const foreign = { ...first, id: stranger, org_id: stranger, name: marker };
    return { ...reply, page: { ...reply.page, items: [...reply.page.items, foreign] } };
  });
  const broken = withRecord(shown, 'getAsset', (record) => ({ ...record, size_bytes: String(record.size_bytes) }));
  const heard = withReply(broken, 'createWebhook', (reply, { request }) => {
    secrets.set(`the secret of webhook ${secrets.size}`, (request.body as { secret: string }).secret);
    return reply;
  });
  return withRecord(withForeignRuns(heard), 'createAssetUpload', (record) => {
    const query = new URL(String(record.upload_url)).searchParams;
    secrets.set(`a presigned URL ${secrets.size}`, query.get('X-Amz-Signature') ?? String(record.upload_url));
    return record;
  });
}

function targetFile({ principals, control, ...target }: Target): string {
  const { port } = side.address() as AddressInfo;
  const tokenOf = (name: keyof typeof principals) => String(principals[name]!.token);
  secrets.set('a token as text', tokenOf('owner')).set('a token of a file', tokenOf('human'));
  secrets.set('a token of a command', tokenOf('outsider')).set('a token of OAuth', tokenOf('reader'));
  for (const { organization } of Object.values(principals)) {
    if (organization?.callback_secret) secrets.set(`the secret of ${organization.slug}`, organization.callback_secret);
  }
  if (control?.token) secrets.set('the token of the control interface', control.token);
  writeFileSync(join(folder, 'token'), `${tokenOf('human')}\n`);
  const oauth2 = {
    token_url: `http://127.0.0.1:${port}/token`,
    client_id: 'suite',
    client_secret: secrets.get('the secret of an OAuth client')!,
  };
  const file = join(folder, 'target.yaml');
  const told: Target = {
    ...target,
    ...(control && { control }),
    principals: {
      ...principals,
      human: { ...principals.human!, token: { file: join(folder, 'token') } },
      outsider: { ...principals.outsider!, token: { command: `printf %s '${tokenOf('outsider')}'`, ttl: 600 } },
      reader: { ...principals.reader!, token: { oauth2 } },
    },
    network: { ...target.network, headers: { 'x-gateway': secrets.get('a key for the gateway')! } },
    hooks: {
      delete_webhook: {
        url: `http://127.0.0.1:${port}/{id}`,
        headers: { 'x-admin': secrets.get('a header of a hook')! },
      },
    },
  };
  writeFileSync(file, stringify(told));
  return file;
}

/** Secrets in this text, by kind and spelling. */
function foundIn(text: string): string[] {
  const lower = text.toLowerCase();
  return [...secrets].flatMap(([what, secret]) => {
    const spelled = Object.entries(spellingsOf(secret)).filter(([, spelling]) => text.includes(spelling));
    const words = [...(lower.includes(secret.toLowerCase()) ? ['plain'] : []), ...spelled.map(([way]) => way)];
    return words.map((way) => `${what}, ${way}`);
  });
}

const out = join(folder, 'out');
const all_formats = ['terminal', ...formatNames].join(',');
const checks = ['schema/getAsset', 'schema/getHealth', 'schema/listAssets', 'uploads/put-and-read-back', 'events/*'];
let file: string;

beforeAll(async () => {
  await new Promise<void>((done) => side.listen(0, '127.0.0.1', done));
  embedded = await startEmbedded({ clock: 'virtual', seedState: 'small', wrap: indiscreet });
  file = targetFile(embedded.target);
  const areas = ['isolation', 'signature', 'pagination'];
  run = await kit(
    'conformance',
    '--target',
    file,
    '--out',
    out,
    '--reporter',
    all_formats,
    '--check',
    ...checks,
    ...areas.map((one) => `${one}/*`),
  );
}, 120_000);
afterAll(async () => {
  await embedded.close();
  side.close();
  rmSync(folder, { recursive: true });
});

describe('what is secret', () => {
  it('is of every kind, and was met', () => {
    const kinds = [...secrets.keys()].map((what) => what.replace(/ \S+$/, ''));
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(9);
    expect([...secrets.values()].filter((secret) => secret.length < 8)).toEqual([]);
    expect(run.stdout).toContain('FAIL schema/getAsset');
    const history = readFileSync(join(out, 'history.jsonl'), 'utf8');
    expect(history).toContain(stranger);
    expect(history).toMatch(/"debug\\?":\\?"[* ]*\*\*\*/);
    expect(history).toMatch(/"foreign":[1-9]/);
  });

  it('is in none of the files', () => {
    const files = readdirSync(out).toSorted();
    const others = ['choices.yaml', 'created.jsonl', 'history.jsonl'];
    expect(files).toEqual([...others, ...Object.values(formatFiles)].toSorted());
    for (const name of files) expect([name, foundIn(readFileSync(join(out, name), 'utf8'))]).toEqual([name, []]);
  });

  it('is in nothing that is printed, by the run, by its replay, by one case, or by judge', async () => {
    expect(foundIn(run.stdout + run.stderr)).toEqual([]);
    const report = join(out, 'report.json');
    const one = JSON.stringify({ way: 'plain' });
    for (const words of [
      ['replay', report, '--target', file],
      ['run', '--target', file, '--check', 'schema/getAsset', '--case', one],
      ['judge', join(out, 'history.jsonl'), '--reporter', 'json'],
    ]) {
      const { code, stdout, stderr } = await kit('conformance', ...words);
      expect([words[0], code, foundIn(stdout + stderr)]).toEqual([words[0], 1, []]);
    }
  });

  it('is in no form of the stored report, which tells of the failure', async () => {
    for (const name of formatNames) {
      const { code, stdout, stderr } = await kit('conformance', 'render', join(out, 'report.json'), '--reporter', name);
      expect([name, code, foundIn(stdout + stderr)]).toEqual([name, 0, []]);
      expect(stdout).toMatch(/schema\/getAsset/);
    }
  });

  it('is in no file that judge writes', async () => {
    const again = join(folder, 'again');
    await kit('conformance', 'judge', join(out, 'history.jsonl'), '--out', again, '--reporter', all_formats);
    expect(readdirSync(again)).toEqual(expect.arrayContaining(Object.values(formatFiles)));
    for (const name of readdirSync(again)) {
      expect([name, foundIn(readFileSync(join(again, name), 'utf8'))]).toEqual([name, []]);
    }
  });
});
