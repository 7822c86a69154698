/** Records of a killed run are removed by `clean`; a run that is told to end removes them itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readJournal } from '../conformance/runner/journal.ts';
import { loadTarget } from '../conformance/target/load.ts';
import type { Target } from '../conformance/target/target.ts';
import { readSource } from '../src/input/yaml-document.ts';
import { builtKit } from './built-kit.support.ts';
import { kit } from './kit.support.ts';
import { type ServeOptions, serve } from './serve.ts';

const main = await builtKit();

async function started(more: Partial<ServeOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'clean-'));
  const file = join(folder, 'target.yaml');
  const out = join(folder, 'out');
  const server = await serve({
    ...{ port: 0, host: '127.0.0.1', seedState: 'small', seed: 1, clock: 'real', quiet: true },
    ...{ writeTarget: file, ...more },
  });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return { file, out, target: loadTarget(file) };
}

/** Judges until it has said something of a check that creates, and is then told to end. */
async function ended(by: 'SIGKILL' | 'SIGTERM', file: string, out: string) {
  const areas = ['--area', 'folders', 'webhooks', 'soft-delete', 'workflows', 'deliveries'];
  const words = ['conformance', '--target', file, '--out', out, ...areas];
  const child = spawn(process.execPath, [main, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stderr! })) {
    if (line.startsWith('[') && entriesIn(out).filter(({ id }) => id !== undefined).length > 3) break;
  }
  child.kill(by);
  return exited;
}

function entriesIn(out: string) {
  return readJournal(readSource(join(out, 'created.jsonl')));
}

const read_at: Record<string, (id: string) => string> = {
  createAssetUpload: (id) => `/v1/assets/${id}`,
  createAssetFolder: (id) => `/v1/asset-folders/${id}`,
  createWebhook: (id) => `/v1/webhooks/${id}/deliveries`,
};

async function shown(url: string, headers: Record<string, string>): Promise<{ deleted_at?: unknown }> {
  return (await fetch(url, { headers })).json() as Promise<{ deleted_at?: unknown }>;
}

/** Of what was created, what the target still shows undeleted. */
async function there({ base_url, principals }: Target, out: string): Promise<string[]> {
  const found: string[] = [];
  for (const { operation, id, principal, organization } of entriesIn(out)) {
    if (id === undefined || !read_at[operation]) continue;
    const answer = await fetch(`${base_url}${read_at[operation](id)}`, {
      headers: {
        authorization: `Bearer ${principals[principal ?? 'owner']!.token}`,
        ...(organization !== undefined && { 'x-organization-id': organization }),
      },
    });
    const record = (await answer.json()) as { deleted_at?: unknown };
    if (answer.status === 200 && (record.deleted_at ?? null) === null) found.push(`${operation} ${id}`);
  }
  return found;
}

it('removes what a killed run left, and has nothing to do a second time', { timeout: 60_000 }, async () => {
  const { file, out, target } = await started();
  expect(await ended('SIGKILL', file, out)).toEqual([null, 'SIGKILL']);
  expect((await there(target, out)).length).toBeGreaterThan(3);
  const first = await kit('conformance', 'clean', out);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/^[1-9]\d* removed or gone already, \d+ left\n/);
  expect(await there(target, out)).toEqual([]);
  const second = await kit('conformance', 'clean', out, '--target', file);
  expect(second.stdout).toMatch(/^0 removed or gone already/);
  expect(second.code).toBe(0);
});

it('has nothing to do after a run that was told to end', { timeout: 60_000 }, async () => {
  const { file, out, target } = await started();
  expect(await ended('SIGTERM', file, out)).toEqual([130, null]);
  expect(entriesIn(out).some(({ removed }) => removed)).toBe(true);
  expect(await there(target, out)).toEqual([]);
  expect((await kit('conformance', 'clean', out)).stdout).toBe('0 removed or gone already, 0 left\n');
});

/** A folder as a run leaves it that was killed behind these lines. */
async function leftBy(lines: readonly object[], more: Partial<ServeOptions> = {}) {
  const { file, out, target } = await started(more);
  expect((await kit('conformance', '--target', file, '--out', out, '--check', 'folders/*')).code).not.toBe(2);
  for (const line of lines) appendFileSync(join(out, 'created.jsonl'), `${JSON.stringify(line)}\n`);
  return { file, out, target };
}

const prefix = 'mrk0123456789ab';

function lost(operation: string, body: object | undefined, place = 1) {
  return { number: 1_000 + place, operation, body, principal: 'owner' };
}

it("finds what was created without an answer by its name, and nobody else's", { timeout: 60_000 }, async () => {
  const file = { filename: `${prefix}01a.bin`, mime_type: `application/x-${prefix}-1` };
  const { out, target } = await leftBy([
    lost('createAssetUpload', file),
    lost('createAssetUpload', { filename: `${prefix}never.bin`, mime_type: `application/x-${prefix}-2` }, 2),
    lost('createAssetFolder', { name: `${prefix}folder` }, 3),
    lost('createAssetFolder', { name: 'a name like any other' }, 4),
    lost('createAssetFolder', undefined, 5),
  ]);
  const { base_url, principals } = target;
  const headers = { authorization: `Bearer ${principals.owner!.token}`, 'content-type': 'application/json' };
  const create = (body: object) =>
    fetch(`${base_url}/v1/asset-uploads`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, size_bytes: 3 }),
    });
  const ids: string[] = [];
  for (const body of [file, { filename: 'other.bin', mime_type: 'application/x-other' }]) {
    ids.push(((await (await create(body)).json()) as { asset_id: string }).asset_id);
  }
  const { code, stdout } = await kit('conformance', 'clean', out);
  expect(stdout).toBe(
    `4 removed or gone already, 1 left\nleft: createAssetFolder ?: its creation was not answered, or with an error: look for ${prefix}folder, since no list shows such records\n`,
  );
  expect(code).toBe(0);
  const states = await Promise.all(
    ids.map(async (id) => (await shown(`${base_url}/v1/assets/${id}`, headers)).deleted_at ?? null),
  );
  expect(states).toEqual([expect.any(String), null]);
});

it('exits 1 while something is left that can be removed', async () => {
  const { out, file } = await leftBy([
    { ...lost('createAssetFolder', { name: prefix }), id: 'x', principal: 'reader' },
  ]);
  const described = parse(readFileSync(file, 'utf8'));
  delete described.principals.reader;
  writeFileSync(file, JSON.stringify(described));
  const reason = 'the target file has no principals.reader, who made it';
  expect(await kit('conformance', 'clean', out)).toMatchObject({
    code: 1,
    stdout: `0 removed or gone already, 1 left\nleft: createAssetFolder x: ${reason}\n`,
  });
});

it('says which folder or target it cannot clean', async () => {
  const { out, file } = await leftBy([]);
  const other = join(out, 'other.yaml');
  writeFileSync(other, readFileSync(file, 'utf8').replace(/^base_url: .+$/m, 'base_url: http://127.0.0.1:9'));
  expect(await kit('conformance', 'clean', out, '--target', other)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /the run was made against http:.+, not against http:\/\/127.0.0.1:9: name the target/,
    ),
  });
  expect(await kit('conformance', 'clean', tmpdir())).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('created.jsonl: no such file'),
  });
  rmSync(join(out, 'history.jsonl'));
  expect(await kit('conformance', 'clean', out)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('name it with --target'),
  });
});

it('has nothing to clean in the reference server of a run, which went with it', async () => {
  const { out } = await started();
  expect((await kit('conformance', '--check', 'folders/*', '--out', out)).code).not.toBe(2);
  expect(await kit('conformance', 'clean', out)).toMatchObject({
    code: 0,
    stdout: 'nothing to remove: the run judged the reference server inside its own process\n',
  });
});
