/** Command line of `npm run prove`: parts, each with its values. */
import { InputError } from '../../src/input/input-error.ts';
import { oneOf } from '../runs/read-arguments.ts';
import type { PartList } from './list.ts';
import { helpOf, type OptionTable, parseOptions, valuesOf } from './options.ts';
import type { Commit, Part } from './part.ts';

export interface ProveRequest {
  /** Is printed, and nothing is run. */
  help?: string;
  /** `all`: what the parts come to is stored. */
  mode: 'one' | 'quick' | 'all';
  runs: PartRun[];
}

export interface PartRun {
  part: Part;
  values: Record<string, unknown>;
}

/** @throws InputError or an error of the parser for a wrong option or value */
export async function readProveRequest(args: readonly string[], list: PartList, commit: Commit): Promise<ProveRequest> {
  const names = Object.keys(list);
  const load = async (name: string) => (await list[oneOf('part', name, names)]!()).default;
  const all = () => Promise.all(names.map(load));
  const rest = args.filter((arg) => !['--quick', '--all', '--help'].includes(arg));
  const [first, ...own] = rest;
  const is_named = first !== undefined && !first.startsWith('-');

  if (args.includes('--help')) {
    const help = is_named ? helpOfPart(await load(first)) : helpOfAll(await all());
    return { help, mode: 'one', runs: [] };
  }
  if (args.includes('--quick') && args.includes('--all')) throw new InputError('--quick --all: give one of them');
  if (args.includes('--quick')) {
    const { part: named = names } = parseOptions(rest, {}, 'part');
    const parts = await Promise.all(named.map(load));
    return {
      mode: 'quick',
      runs: parts.map((part) => ({ part, values: { ...presets(part), ...part.quick(commit) } })),
    };
  }
  if (args.includes('--all')) return { mode: 'all', runs: soakRuns(rest, await all(), commit) };
  if (!is_named) throw new InputError(`name a part, or give --quick or --all; there are: ${names.join(', ')}`);
  const part = await load(first);
  const values = valuesOf(part.options, parseOptions(own, part.options, part.words));
  return { mode: 'one', runs: [{ part, values }] };
}

/** The parts of the soak, or those that are named, with the counts that were given. */
function soakRuns(args: readonly string[], parts: readonly Part[], commit: Commit): PartRun[] {
  const soaked = parts.filter(({ soak }) => soak);
  const typed = parseOptions(args, Object.assign({}, ...soaked.map(soakOptions)), 'part');
  const named = typed.part?.map((name) => oneOf('part', name, soaked, (one) => one.name)) ?? soaked;
  return named.map((part) => {
    const given = Object.entries(part.soak!.counts ?? {}).flatMap(([name, option]) =>
      typed[name] ? [[option, part.options[option]!.read(`--${name}`, typed[name])]] : [],
    );
    return { part, values: { ...presets(part), ...part.soak!.values(commit), ...Object.fromEntries(given) } };
  });
}

function soakOptions({ options, soak }: Part): OptionTable {
  return Object.fromEntries(Object.entries(soak?.counts ?? {}).map(([name, option]) => [name, options[option]!]));
}

function presets({ options }: Part): Record<string, unknown> {
  return valuesOf(options, {});
}

function helpOfPart({ name, proves, options, words }: Part): string {
  const rest = words === undefined ? [] : [`Words without an option are taken for --${words}.`];
  return [`${name}: ${proves}`, ...helpOf(options), ...rest].join('\n');
}

function helpOfAll(parts: readonly Part[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const counts = parts.flatMap((part) => Object.keys(soakOptions(part)).map((name) => `--${name} N`));
  return [
    'npm run prove -- NAME [options]     one part; NAME --help tells its options',
    'npm run prove -- --quick [NAME…]    each part, or those named, for seconds, as CI does it',
    'npm run prove -- --all [NAME…]      the large counts; what comes of them is written to docs/soak.json',
    `                                    ${counts.join(', ')}`,
    'Exit codes: 0 nothing is wrong, 1 something is, 2 wrong arguments.',
    '',
    ...parts.map(({ name, proves, soak }) => `  ${name.padEnd(width)}  ${soak ? '*' : ' '} ${proves}`),
    '',
    '* part of --all',
  ].join('\n');
}
