/** A PostgreSQL for tests: the one at `DATABASE_URL`, else one of its own in a temporary folder, without a port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
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
const settings = {
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
read -r _
kill -INT $server
wait $server`;

/** @throws when there is none; ask `missingCluster` first */
export async function startCluster(): Promise<Cluster> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs = findPrograms();
  if (programs === undefined) throw new Error(missingCluster());
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const as = unprivileged();
  if (as) chownSync(folder, as.uid, as.gid);
  const runs = { ...as, cwd: folder };
  // In a locale whose order is not that of code points: what relies on the order of the database fails here.
  const options = ['--username=kit', '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...options], { ...runs, stdio: 'pipe' });
  const set = Object.entries({ ...settings, unix_socket_directories: folder });
  const command = [
    join(programs, 'postgres'),
    '-D',
    data,
    ...set.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server = spawn('sh', ['-c', guarded, 'sh', ...command], { ...runs, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://kit@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    server.ref();
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, server);
    // Nothing that the tests start keeps them from ending.
    server.unref();
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const words: Buffer[] = [];
  server.stderr!.on('data', (chunk: Buffer) => words.push(chunk));
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
