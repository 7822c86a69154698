/** Servers as their makers have them: the clock is real, and a target file says what the suite must know, and no more. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { startEmbedded } from '../../cli/embedded.ts';
import { findOut } from '../../conformance/init/find-out.ts';
import { renderTarget } from '../../conformance/init/write-target.ts';
import { reachable } from '../../conformance/permitted/reachable.ts';
import type { FaultName } from '../../conformance/second/faults.ts';
import { startSecond } from '../../conformance/second/server.ts';
import { targetOf } from '../../conformance/second/target.ts';
import { parseTarget } from '../../conformance/target/load.ts';
import type { Target } from '../../conformance/target/target.ts';
import { choicesDocuments } from '../../src/choices/arbitrary.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';

export interface Started {
  target: Target;
  /** Address of the server itself, whatever callers see. */
  behind: string;
  stop(): Promise<void>;
}

/** Without limits, and without a clock that could be moved: nothing deletes webhooks then, which harm nobody here. */
function bare({ limits: _, control: __, ...target }: Target): Target {
  return { ...target, allow_leftovers: true };
}

export async function secondImplementation(faults: readonly FaultName[] = []): Promise<Started> {
  const server = await startSecond({ clock: 'real', faults });
  return { target: bare(targetOf(server)), behind: server.state.base_url, stop: () => server.close() };
}

/** @param public_url what callers see before `/v1` */
export async function reference({
  choices,
  mutant,
  public_url,
}: {
  choices?: ChoicesDocument;
  mutant?: string;
  public_url?: string;
}): Promise<Started> {
  const seedState = mutant === undefined ? 'small' : 'full';
  const options = { clock: 'real' as const, choices, mutant, seedState } as const;
  const { target, behind, close } = await startEmbedded({ ...options, ...(public_url && { publicUrl: public_url }) });
  return { target: bare(target), behind, stop: close };
}

/** Dialects, the same ones for the same seed. */
export function drawnDialects(count: number, seed: number): ChoicesDocument[] {
  return fc.sample(choicesDocuments(), { seed, numRuns: count }).map(reachable).map(withinSeconds);
}

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** Waits that the suite cannot see the end of in real time: the reference's, of seconds, are in their place. */
const long_waits = ['webhook_schedule', 'callback_timeout', 'listed_from', 'read_your_writes'];

function withinSeconds(choices: ChoicesDocument): ChoicesDocument {
  const changed = structuredClone(choices);
  for (const group of Object.values(changed) as Group[]) {
    for (const place of [group, ...Object.values(group.for ?? {})]) for (const name of long_waits) delete place[name];
  }
  return changed;
}

const small_server = fileURLToPath(new URL('../../examples/small-server/server.ts', import.meta.url));
const wrong_at_first = ['listAssets', 'getAsset', 'deleteAsset'];
const tokens = { owner: 'acme-key', human: 'acme-ada', outsider: 'other-key' };

/** The server of docs/implementers.md, with the target file that `init` writes. @param mended all that is wrong at first unless given */
export async function smallServer(mended: readonly string[] = wrong_at_first): Promise<Started> {
  const child = spawn(process.execPath, [small_server, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  try {
    const [base_url] = (await once(createInterface(child.stdout), 'line')) as [string];
    for (const name of mended) await fetch(`${base_url}/mended/${name}`, { method: 'PUT' });
    const principals = Object.fromEntries(
      Object.entries(tokens).map(([name, token]) => [name, { kind: name === 'human' ? 'user' : 'api_key', token }]),
    );
    const known = {
      base_url,
      implementation: { name: 'small-server', version: '1' },
      areas: ['account', 'uploads', 'assets', 'folders', 'asset-types', 'health'],
      principals: { ...principals, member: null },
      fixtures: { invitation: null },
    };
    const told = parseTarget({ name: 'told', text: JSON.stringify(known) }, '.');
    const found = await findOut({ target: told, models: {}, further: [] });
    const text = renderTarget({ found, tokens, command: 'init' });
    return { target: parseTarget({ name: 'target.yaml', text }, '.'), behind: base_url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
