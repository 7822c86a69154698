/**
 * Imports that folders may have. `arrows.test.ts` holds the whole tree to it, type imports included; CONTRIBUTING shows
 * the same table. A folder that is not listed belongs to the nearest one above it.
 */
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';

export interface Room {
  /** Content of the folder, in a few words. */
  holds: string;
  /** The folders that it may import, and with them what those may import. */
  on: readonly string[];
  /** Stands behind a door: only who names it may import it. */
  guarded?: true;
  /** It proves the others, and is in no package: it may import test support. */
  proves?: true;
}

export type Rooms = Readonly<Record<string, Room>>;

/** Breaches in one tree of files; each a line for people. */
export interface ImportProblems {
  /** `FILE imports FILE: …`, where the folder may not. */
  arrows: string[];
  /** `FILE → FILE → FILE`, once for each import that closes a circle. */
  circles: string[];
  /** Files that tests alone import, and that are not called `*.support.ts`. */
  unmarked: string[];
}

/**
 * Reads all imports below some folders of a tree, dynamic and type imports too.
 * @param base the root of the tree; the folders and the rooms are relative to it
 * @param entries files that programs elsewhere import
 */
export async function importProblems(
  base: string,
  folders: readonly string[],
  rooms: Rooms,
  entries: readonly string[] = [],
): Promise<ImportProblems> {
  const { output } = await cruise([...folders], {
    baseDir: base,
    tsPreCompilationDeps: true,
    exclude: { path: '(^|/)(node_modules|dist)/' },
    validate: true,
    ruleSet: { forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }] },
  });
  const { modules, summary } = output as ICruiseResult;
  const circles = summary.violations.map(({ from, cycle }) => [from, ...cycle!.map(({ name }) => name)].join(' → '));
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, couldNotResolve, coreModule }) => {
      if (couldNotResolve || coreModule || isTestOnly(source)) return [];
      const why = refusal(source, resolved, rooms);
      return why === undefined ? [] : [`${source} imports ${resolved}: ${why}`];
    }),
  );
  return {
    arrows,
    circles,
    unmarked: modules.flatMap((one) => (!entries.includes(one.source) && isUnmarked(one, rooms) ? [one.source] : [])),
  };
}

/** Tests and their support may import anything. */
export function isTestOnly(file: string): boolean {
  return /\.(test|support)\.[jt]s$/.test(file);
}

/** True for a file that tests alone import, unless its name says so or its folder proves the others. */
function isUnmarked({ source, dependents }: IModule, rooms: Rooms): boolean {
  const room = roomOf(source, rooms);
  if (room === undefined || rooms[room]!.proves || isTestOnly(source) || !/(?<!\.d)\.ts$/.test(source)) return false;
  return dependents.length > 0 && dependents.every(isTestOnly);
}

function refusal(from: string, to: string, rooms: Rooms): string | undefined {
  const [room, other] = [roomOf(from, rooms), roomOf(to, rooms)];
  if (isTestOnly(to) && room !== undefined && !rooms[room]!.proves) return 'test support is for tests and proofs alone';
  if (room === other || other === undefined) return undefined;
  if (room === undefined) return 'the folder stands in no row of scripts/arrows.ts';
  const allowed = below(room, rooms);
  return allowed.includes(other) ? undefined : `${room} stands on ${rooms[room]!.on.join(', ') || 'nothing'}`;
}

/** All folders that one may import. */
function below(room: string, rooms: Rooms): string[] {
  const { on } = rooms[room]!;
  const inherited = on.flatMap((one) => below(one, rooms).filter((lower) => rooms[lower]!.guarded !== true));
  return [...new Set([...on, ...inherited])];
}

/** The nearest listed folder above a file. */
export function roomOf(file: string, rooms: Rooms): string | undefined {
  const above = Object.keys(rooms).filter((room) => file.startsWith(`${room}/`));
  return above.toSorted((a, b) => b.length - a.length)[0];
}

/** The folders as a table in Markdown, from the bottom to the top. */
export function tableOf(all: Rooms): string {
  const rows = Object.entries(all).map(([room, { holds, on }]) => {
    const folders = on.map((one) => `\`${one}\``).join(', ');
    return `| \`${room}\` | ${holds} | ${folders || 'nothing'} |`;
  });
  return ['| folder | holds | stands on |', '|---|---|---|', ...rows].join('\n');
}

/** From the bottom to the top. A folder may import what it stands on, and what that stands on. */
export const rooms: Rooms = {
  'src/generated': { holds: 'code and data made of the document and of the catalog of choices', on: [], guarded: true },
  'src/json': { holds: 'values of JSON, and places within them', on: [] },
  'src/contract': { holds: 'the document, its operations, validators and clauses', on: ['src/generated', 'src/json'] },
  'src/input': { holds: 'reading what people write', on: ['src/json'] },
  'src/webhooks': { holds: 'signing and verifying', on: ['src/input'] },
  'src/choices': {
    holds: 'choices about open clauses, and the dialect that they make',
    on: ['src/contract', 'src/generated', 'src/webhooks'],
  },
  'src/store': { holds: 'records, queries, pages', on: ['src/choices'] },
  'src/storage': { holds: 'blobs and presigned URLs', on: ['src/store'] },
  'src/engine': { holds: 'everything that happens without a request: runs, time, deliveries', on: ['src/storage'] },
  'src/console': { holds: 'the page that shows a running server', on: ['src/contract', 'src/generated', 'src/input'] },
  'src/server': {
    holds: 'the reference server: worlds, requests, handlers, control',
    on: ['src/console', 'src/engine'],
  },
  'src/client': {
    holds: 'the typed client, and verifying deliveries, for any program that has `fetch`',
    on: ['src/generated', 'src/webhooks'],
  },
  'src/mock': { holds: 'Prism, and interceptors for tests', on: ['src/server'] },
  'conformance/target': { holds: 'target files', on: ['src/choices'] },
  'conformance/receiver': { holds: 'an HTTP server that keeps what arrives', on: ['src/input'] },
  'conformance/suite': { holds: 'the words of the suite: check, evidence, context', on: ['conformance/target'] },
  'conformance/models': { holds: 'expected results, by pure functions', on: ['conformance/suite'] },
  'conformance/arbitraries': { holds: 'generators of drawn cases', on: ['conformance/models'] },
  'conformance/acts': { holds: 'steps that checks take at a target', on: ['conformance/arbitraries'] },
  'conformance/waves': {
    holds: 'scenarios of deliveries, shown side by side',
    on: ['conformance/acts', 'conformance/receiver'],
  },
  'conformance/verdicts': { holds: 'from results to verdicts and findings', on: ['conformance/suite'] },
  'conformance/reports': { holds: 'the report and its forms', on: ['conformance/verdicts'] },
  'conformance/runner': {
    holds: 'one run: its session, cases and history, and judging again',
    on: ['conformance/reports', 'conformance/waves', 'src/client'],
  },
  'conformance/doctor': {
    holds: 'trying a target file before anything is judged',
    on: ['conformance/runner'],
  },
  'conformance/planning': {
    holds: 'the requests that a run would send, before any is sent',
    on: ['conformance/runner'],
  },
  'conformance/init': { holds: 'finding out the dialect of a server', on: ['conformance/runner'] },
  'conformance/receivers': {
    holds: "checks of somebody's receiver, and the sender that they play",
    on: ['conformance/runner', 'src/engine'],
  },
  'conformance/traffic': {
    holds: 'traffic that others made: reading, recording and judging it',
    on: ['conformance/checks', 'conformance/runner'],
  },
  'conformance/checks': { holds: 'the checks', on: ['conformance/acts'] },
  'conformance/mutants': {
    holds: 'servers with one mistake, which a check must find',
    on: ['conformance/checks', 'src/server'],
  },
  'conformance/permitted': {
    holds: 'servers that a check must pass',
    on: ['conformance/mutants'],
  },
  'conformance/faults': {
    holds: 'faults made by machine',
    on: ['conformance/mutants', 'conformance/runner'],
    proves: true,
  },
  'conformance/second': { holds: 'another implementation', on: ['conformance/target'], proves: true },
  examples: {
    holds: 'an application of a client team with its tests, and the server of a newcomer',
    on: ['conformance/second', 'src/client', 'src/mock'],
    proves: true,
  },
  cli: {
    holds: 'one file for each command',
    on: [
      'conformance/doctor',
      'conformance/init',
      'conformance/mutants',
      'conformance/permitted',
      'conformance/planning',
      'conformance/receivers',
      'conformance/runner',
      'conformance/traffic',
      'src/generated',
      'src/mock',
    ],
  },
  'conformance/api': { holds: 'the suite for programs and for tests of their own', on: ['cli'] },
  'conformance/trials': {
    holds: 'the suite against mutants and permitted servers',
    on: ['cli', 'conformance/faults', 'conformance/permitted'],
    proves: true,
  },
  'conformance/testing': { holds: 'code that tests of the suite share', on: ['conformance/runner'], proves: true },
  scripts: {
    holds: 'generation, proofs, the steps of CI',
    on: ['conformance/second', 'conformance/testing', 'conformance/trials', 'examples', 'src/client'],
    proves: true,
  },
  bench: { holds: 'figures', on: ['scripts'], proves: true },
};
