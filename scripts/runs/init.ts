/** `init` against a server that it knows nothing of, and the suite by the target file that comes of it. */
import { isDeepStrictEqual } from 'node:util';
import { startEmbedded } from '../../cli/embedded.ts';
import { allChecks } from '../../conformance/checks/all.ts';
import { type FoundOut, findOut } from '../../conformance/init/find-out.ts';
import type { Find } from '../../conformance/init/findings.ts';
import { renderTarget } from '../../conformance/init/write-target.ts';
import { default_seed, runSuite } from '../../conformance/runner/run.ts';
import { startSecond } from '../../conformance/second/server.ts';
import { targetOf } from '../../conformance/second/target.ts';
import { parseTarget } from '../../conformance/target/load.ts';
import type { Target } from '../../conformance/target/target.ts';
import { createControl } from '../../conformance/waves/control.ts';
import { type ChoicesDocument, resolve } from '../../src/choices/choices.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { document_version } from '../../src/contract/document-version.ts';

export interface InitRun {
  requests: number;
  seconds: number;
  /** Checks with a verdict that says something of the target. */
  judged: number;
  checks: number;
  /** Number of verdicts if all choices were declared; looked at where fewer are judged than should be. */
  possible?: number;
  /** Finds that contradict what the server does, and what failed. */
  wrong: string[];
  doubts: string[];
  /** `verdict check: message` of each check that was not judged. */
  open: string[];
}

export async function initAgainstSecond(): Promise<InitRun> {
  const server = await startSecond({ clock: 'virtual' });
  try {
    const full = targetOf(server);
    return await initAndJudge(full, full.choices!);
  } finally {
    await server.close();
  }
}

export async function initAgainst(choices: ChoicesDocument): Promise<InitRun> {
  const { target, close } = await startEmbedded({ clock: 'virtual', choices, seedState: 'small' });
  try {
    return await initAndJudge(target, resolve(choices) as ChoicesDocument);
  } finally {
    await close();
  }
}

/** Checks to be judged by the file of `init`. Drawn dialects may lack what a check needs: there they are counted. */
export const enough_judged = allChecks.length - 35;

async function initAndJudge(full: Target, truth: ChoicesDocument): Promise<InitRun> {
  const found = await whileTimeGoesOn(full, () => findOut({ ...knownOf(full), further: [] }));
  // The suite steps the clock, lest each server take minutes; nothing else is added to what `init` wrote.
  const written = { ...writtenTarget(found, full), control: full.control! };
  const verdicts = await verdictsOf(written);
  const said = (one: (typeof verdicts)[number]) =>
    `${one.verdict} ${one.check}: ${'message' in one ? one.message : ''}`;
  const failed = verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const judged = verdicts.filter(isJudged);
  const possible =
    judged.length < enough_judged && (await verdictsOf({ ...written, choices: truth })).filter(isJudged).length;
  return {
    requests: found.requests,
    seconds: found.seconds,
    judged: judged.length,
    checks: verdicts.length,
    ...(possible !== false && { possible }),
    wrong: [...wrongFinds(found.findings.finds, truth), ...failed.map(said)],
    doubts: found.findings.doubts.map(({ about, tried }) => `${about} (${tried})`),
    open: verdicts.filter((one) => !judged.includes(one)).map(said),
  };
}

async function verdictsOf(target: Target) {
  const { verdicts } = await runSuite({
    ...{ target, checks: allChecks, seed: default_seed, shrink: false },
    ...{ kit_version: '0', document_version, replay_options: '' },
  });
  return verdicts;
}

function isJudged({ verdict }: { verdict: string }): boolean {
  return ['pass', 'observed', 'fail'].includes(verdict);
}

/** Base URL, tokens and paths of models, and nothing else. */
function knownOf({ base_url, principals, fixtures }: Target) {
  const tokens = Object.entries(principals).map(([name, { kind, token }]) => [name, { kind, token }] as const);
  const models = Object.entries(fixtures?.models ?? {}).map(([name, model]) => [name, model!.path] as const);
  return { target: { base_url, principals: Object.fromEntries(tokens) }, models: Object.fromEntries(models) };
}

/** By way of the text of the file, so that the file is what is judged. */
function writtenTarget(found: FoundOut, { principals }: Target): Target {
  const names = Object.keys(principals);
  const tokens = Object.fromEntries(names.map((name) => [name, `\${${name}}`]));
  const environment = Object.fromEntries(
    Object.entries(principals).map(([name, { token }]) => [name, token as string]),
  );
  const text = renderTarget({ found, tokens, command: 'init' });
  return parseTarget({ name: 'target.yaml', text }, '.', environment);
}

const step_ms = 40;

/** Steps a stopped clock about as fast as time goes by. */
async function whileTimeGoesOn<Value>({ control: at }: Target, act: () => Promise<Value>): Promise<Value> {
  const control = createControl(at!);
  let is_over = false;
  const stepping = (async () => {
    while (!is_over) {
      await control.advance(step_ms);
      await new Promise((done) => setTimeout(done, step_ms));
    }
  })();
  try {
    return await act();
  } finally {
    is_over = true;
    await stepping.catch(() => {});
    await control.close();
  }
}

function wrongFinds(finds: readonly Find[], truth: ChoicesDocument): string[] {
  return finds.flatMap((find) => {
    const { key, operation, value } = find;
    const real = chosen(truth, key, operation ?? undefined);
    return isRight(find, real, truth)
      ? []
      : [
          `${key}${operation === null ? '' : ` of ${operation}`}: ${JSON.stringify(value)}, and it is ${JSON.stringify(real)}`,
        ];
  });
}

/** A find must be right, part by part; a doubt is no claim. */
function isRight({ key, operation, value }: Find, real: unknown, truth: ChoicesDocument): boolean {
  const place = operation ?? undefined;
  // Names of headers have no case.
  if (key === 'records.header_prefix') return String(value).toLowerCase() === String(real).toLowerCase();
  // Fields that are named have no order.
  if (key === 'lists.queryable_fields')
    return Object.entries(value as object).every(([use, fields]) =>
      isDeepStrictEqual(sorted((real as Named)[use]), sorted(fields)),
    );
  if (key === 'lists.boolean_values') {
    const understood = [real, ...(chosen(truth, 'lists.boolean_values_accepted', place) ?? [])];
    return understood.some((pair) => isDeepStrictEqual(pair, value));
  }
  if (key === 'lists.operators') {
    // A grammar without a place for it sends no word.
    const grammar = Object.values(chosen(truth, 'lists.filter_grammar', place) ?? {});
    const { eq } = (real ?? {}) as { eq?: string };
    if (!grammar.some((part) => String(part).includes('{operator}'))) return true;
    if (eq === '' && isDeepStrictEqual(value, { eq: 'eq' })) return true;
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return isDeepStrictEqual(value, real);
  if (key === 'lists.filter_grammar') {
    const eq = chosen(truth, 'lists.operators', place)?.eq ?? 'eq';
    if (isDeepStrictEqual(filled(value, eq), filled(real, eq))) return true;
  }
  const parts = (real ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(value).every(([part, own]) => isDeepStrictEqual(parts[part], own));
}

type Named = Readonly<Record<string, unknown>>;

function sorted(fields: unknown): unknown {
  return Array.isArray(fields) ? fields.toSorted() : fields;
}

/** Forms of one condition, with the word for eq: two grammars that say the same with no other operator. */
function filled(grammar: unknown, eq: string): string[] {
  const { condition, parameter, value } = grammar as { condition?: string; parameter?: string; value?: string };
  return [condition ?? '', parameter ?? '', value ?? ''].map((part) => part.replace('{operator}', eq));
}
