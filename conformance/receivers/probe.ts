/** Asks what a receiver made of an event: a command of its owner, or a URL and a place in its answer. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { request } from 'undici';
import { valueAt } from '../../src/json/pointer.ts';
import type { ExampleIds } from './example-event.ts';

export type ProbeSource =
  /** A command of the shell: what it prints counts. */
  | { command: string }
  /** Its JSON counts, or what the pointer leads to. */
  | { url: string; pointer?: string };

/** Reads any value, by which two moments are compared. @throws Error one line */
export type Probe = (ids: ExampleIds) => Promise<unknown>;

/** Longer than that nobody waits for a number. */
const most_ms = 10_000;
const most_bytes = 1_048_576;

/** `{run_id}` and `{delivery_id}` in the source stand for those of the event. */
export function createProbe(source: ProbeSource): Probe {
  return 'command' in source
    ? (ids) => byCommand(filledIn(source.command, ids))
    : (ids) => byUrl(filledIn(source.url, ids), source.pointer);
}

function filledIn(text: string, { run_id, delivery_id }: ExampleIds): string {
  return text.replaceAll('{run_id}', run_id).replaceAll('{delivery_id}', delivery_id);
}

async function byCommand(command: string): Promise<unknown> {
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  try {
    const { stdout } = await promisify(execFile)(shell!, [flag!, command], { timeout: most_ms, maxBuffer: most_bytes });
    return jsonOr(stdout.trim());
  } catch (error) {
    const { code, killed, stderr = '' } = error as { code?: unknown; killed?: boolean; stderr?: string };
    const why = killed ? `did not end within ${most_ms / 1_000} s` : `ended with ${code}`;
    const [said = ''] = stderr.trim().split('\n');
    throw new Error(`the command of the probe ${why}${said === '' ? '' : `: ${said}`}`);
  }
}

async function byUrl(url: string, pointer: string | undefined): Promise<unknown> {
  const signal = AbortSignal.timeout(most_ms);
  const { statusCode, body } = await request(url, { signal }).catch((error: Error) => {
    throw new Error(`${url}: no answer (${(error as NodeJS.ErrnoException).code ?? error.message})`);
  });
  const text = await body.text();
  // Nothing there is a state of its own: the event has had no effect yet.
  if (statusCode === 404) return null;
  if (statusCode !== 200) throw new Error(`${url}: answered ${statusCode}`);
  const value = jsonOr(text.trim());
  return pointer === undefined ? value : (valueAt(value, pointer) ?? null);
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
