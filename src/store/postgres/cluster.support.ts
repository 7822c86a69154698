/** A PostgreSQL for tests: the one at `DATABASE_URL`, else one of its own in a temporary folder, without a port. */
import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Cluster {
  /** A database on it that is there from the beginning, whose user may make others. */
  url: string;
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs; Debian has them beside the path, a folder for each version. */
function findPrograms(): string | undefined {
  const of_debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => version(b) - version(a));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...of_debian];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

const version = (folder: string): number => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** PostgreSQL refuses to run as root. Undefined: as who runs this. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, name], { stdio: 'pipe' })));
      return { uid: uid!, gid: gid! };
    } catch {
      // There is no such user.
    }
  }
  return undefined;
}

/** The reason why there can be none, or undefined. */
export function missingCluster(): string | undefined {
  if (process.env.DATABASE_URL || findPrograms()) return undefined;
  return 'no DATABASE_URL, and no initdb on the PATH or below /usr/lib/postgresql (apt-get install postgresql)';
}

/** Speed over safety, since nothing of it outlives the tests; many connections, since test files run side by side. */
const usual_settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  log_min_messages: 'panic',
};

/** Ends the server when its own input ends, which it does in whatever way this process ends. */
const guarded = `"$@" < /dev/null & server=$!
echo $server
read -r _
kill -INT $server 2> /dev/null
wait $server`;

/** @throws when there is none; ask `missingCluster` first */
export async function startCluster(): Promise<Cluster> {
  const given = process.env.DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startOwnCluster();
}

export interface OwnCluster extends Cluster {
  /**
   * Ends it, and starts it again on the same files.
   * @param signal `SIGINT` closes connections in good order, `SIGQUIT` leaves as from a crash
   */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

/** One that nobody else has, whatever `DATABASE_URL` says. @param settings beside the usual ones, which are for speed */
export async function startOwnCluster(settings: Readonly<Record<string, string>> = {}): Promise<OwnCluster> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error('no initdb on the PATH or below /usr/lib/postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const as = unprivileged();
  if (as) chownSync(folder, as.uid, as.gid);
  const runs = { ...as, cwd: folder };
  // In a locale whose order is not that of code points: what relies on the order of the database fails here.
  const options = ['--username=kit', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...options], { ...runs, stdio: 'pipe' });
  const set = Object.entries({ ...usual_settings, ...settings, unix_socket_directories: folder });
  const command = [
    join(programs, 'postgres'),
    '-D',
    data,
    ...set.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const url = `postgres://kit@localhost/postgres?host=${encodeURIComponent(folder)}`;

  async function begun(): Promise<Started> {
    const guard = spawn('sh', ['-c', guarded, 'sh', ...command], { ...runs, stdio: ['pipe', 'pipe', 'pipe'] });
    const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
    const [line] = (await once(guard.stdout, 'data')) as [Buffer];
    const started = { guard, ended, pid: Number(line) };
    try {
      await answers(url, guard);
    } catch (error) {
      await finished(started);
      throw error;
    }
    // Nothing that the tests start keeps them from ending.
    guard.unref();
    return started;
  }

  const remove = () => rmSync(folder, { recursive: true, force: true });
  let started = await begun().catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url,
    async restart(signal) {
      process.kill(started.pid, signal);
      await finished(started);
      started = await begun();
    },
    async stop() {
      await finished(started);
      remove();
    },
  };
}

interface Started {
  guard: ChildProcessByStdio<Writable, Readable, Readable>;
  ended: Promise<void>;
  /** Of PostgreSQL itself. */
  pid: number;
}

async function finished({ guard, ended }: Started): Promise<void> {
  guard.ref();
  guard.stdin.end();
  await ended;
}

async function answers(url: string, server: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  const words: Buffer[] = [];
  server.stderr.on('data', (chunk: Buffer) => words.push(chunk));
  for (let tries = 0; server.exitCode === null && tries < 600; tries++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch {
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error(`PostgreSQL did not start: ${Buffer.concat(words)}`);
}

/** Makes a database on it. @returns its address */
export async function createDatabase(cluster_url: string, name: string): Promise<string> {
  await runSql(cluster_url, `CREATE DATABASE ${name}`);
  const url = new URL(cluster_url);
  url.pathname = `/${name}`;
  return url.href;
}

export function dropDatabase(cluster_url: string, name: string): Promise<void> {
  return runSql(cluster_url, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
