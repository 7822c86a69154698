/**
 * Judges traffic that others made and recorded. Each answer is held against the rules for every answer, and all together
 * against the rules across entries. Nothing is asked of anybody, and what is kept does not grow with the recording.
 */
import { createHash } from 'node:crypto';
import { type ChoicesDocument, resolve } from '../../src/choices/choices.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { operationIds } from '../../src/contract/operations.ts';
import { InputError } from '../../src/input/input-error.ts';
import { buildReport, type Recorded, type Report } from '../reports/report.ts';
import type { Check } from '../suite/check.ts';
import type { Facts, PrincipalFacts } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import { countComparisons } from '../suite/tally.ts';
import type { Target } from '../target/target.ts';
import type { GateOfRun } from '../verdicts/exit-code.ts';
import { judgeCase } from '../verdicts/judge-case.ts';
import { toVerdict } from '../verdicts/to-verdict.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { type Caller, createCallers } from './callers.ts';
import { createCollected } from './collected.ts';
import { convert, isOwnEnvelope, type Unjudged } from './convert.ts';
import type { TrafficEntry } from './entry.ts';
import { createGatewayHeaders } from './gateways.ts';
import { createLinks } from './links.ts';
import { type Matched, matchOperation } from './match.ts';
import { createForgetting } from './memory.ts';
import { trafficRules } from './rules/all.ts';
import { eventIn } from './rules/deliveries.ts';
import { createStore } from './store.ts';
import type { RuleContext, Seen, Signing } from './traffic-rule.ts';

export interface TrafficOptions {
  /** The file, as the user named it. */
  file: string;
  /** Checks whose rules for every answer are applied; those that have none are passed over. */
  checks: readonly Check[];
  chosen(check: Check): boolean;
  choices: ChoicesDocument;
  /** Base URLs of the interface; found in the recording unless given. */
  base_urls: readonly string[];
  /** Target file, for the names of its principals. */
  target?: Target;
  signing: Signing;
  strict?: boolean;
  gate: GateOfRun;
  kit_version: string;
  document_version: string;
  command: string;
}

/** @throws InputError where nothing in the recording is of the interface, or it is of several base URLs */
export async function judgeTraffic(
  entries: AsyncIterable<TrafficEntry>,
  options: TrafficOptions,
): Promise<{ report: Report; recorded: Recorded }> {
  const facts = factsOf(options);
  const store = createStore();
  const memory = createForgetting();
  const links = createLinks(() =>
    memory.forgot('cursor URLs that nobody followed for long; pages behind them are not judged'),
  );
  const context: RuleContext = { store, links, facts, signing: options.signing, forgot: memory.forgot };
  const rules = trafficRules.filter(({ check }) => options.chosen(check));
  const across = rules.map((rule) => ({ rule, run: rule.open(context), collected: createCollected(rule.check) }));
  const watching = options.checks
    .filter((check) => check.watches && options.chosen(check))
    .map((check) => ({ check, collected: createCollected(check) }));
  if (across.length + watching.length === 0) {
    throw new InputError(
      '--check: none of the chosen checks has a rule for recorded traffic; docs/traffic.md lists them',
    );
  }
  const callers = createCallers(options.target?.principals, () =>
    memory.forgot('requests of callers beyond the first 100000; what hangs on who asked is not judged of them'),
  );
  const gateways = createGatewayHeaders();
  const places = createPlaces(options);
  const not_judged = new Map<Unjudged, number>();
  const { choices } = options;
  const options_of_reading = {
    dialect: createDialect(choices),
    of_requests: createDialect({ ...choices, lists: resolve({ lists: choices.lists }).lists }),
    links,
    network: options.target?.network,
  };
  let [number, requests, events, without_time, first_ms, last_ms] = [0, 0, 0, 0, Number.NaN, 0];

  try {
    for await (const entry of entries) {
      number += 1;
      const matched = places.find(entry);
      const caller = matched ? callers.of(entry.request) : nobody;
      const is_timed = entry.began_ms !== undefined;
      const began_ms = entry.began_ms ?? long_before;
      if (is_timed) {
        first_ms = Number.isNaN(first_ms) ? began_ms : Math.min(first_ms, began_ms);
        last_ms = Math.max(last_ms, began_ms + entry.took_ms);
      }
      // Of entries without a time, none comes behind another.
      const ended_ms = is_timed ? began_ms + entry.took_ms : long_after;
      const circumstances = { entry, caller, began_ms, ended_ms, is_timed };
      let seen: Seen;
      if (matched) {
        requests += 1;
        if (!is_timed) without_time += 1;
        gateways.see(entry.request.headers);
        gateways.see(entry.response.headers);
        const at = { number, at_ms: Math.max(0, Math.round(is_timed ? began_ms - first_ms : 0)) };
        const { exchange, unjudged } = convert(entry, matched, caller, at, options_of_reading);
        if (unjudged) not_judged.set(unjudged, (not_judged.get(unjudged) ?? 0) + 1);
        seen = { ...circumstances, exchange, shown: exchange };
        if (exchange.decoded) watch(exchange);
      } else {
        const event = eventIn(entry, options.signing);
        if (event) events += 1;
        seen = { ...circumstances, shown: shownOf(entry, caller, number), ...(event && { event }) };
      }
      for (const { rule, run, collected } of across) {
        const counter = countComparisons();
        const mismatches = guarded(rule.check, collected, () => run.take(seen, counter));
        const placed = mismatches.map(({ operation, ...one }) => ({
          ...one,
          // An event on its way is none of the operations.
          ...(seen.exchange && operation && { operation }),
          exchange: number,
        }));
        collected.judged(seen.shown, counter.comparisons, placed);
      }
    }
    for (const { rule, run, collected } of across) {
      const counter = countComparisons();
      const mismatches = guarded(rule.check, collected, () => run.end(counter));
      collected.judged(
        undefined,
        counter.comparisons,
        mismatches.map(({ exchange: _, ...one }) => one),
      );
    }
    places.conclude(number, events);
    const verdicts = [
      ...across.map(({ rule, run, collected }) => verdictOf(rule.check, collected, run.why!())),
      ...watching.map(({ check, collected }) => verdictOf(check, collected, unseenBy(check))),
    ];
    const recorded: Recorded = {
      entries: number,
      requests,
      events,
      not_judged: [...not_judged]
        .map(([why, count]) => ({ why, entries: count }))
        .toSorted((a, b) => b.entries - a.entries),
      base_urls: places.base_urls,
      without_credential: callers.unknown,
      without_time,
      gateway_headers: gateways.names,
      forgotten: memory.told,
    };
    const started_at = new Date(Number.isNaN(first_ms) ? 0 : first_ms).toISOString();
    return {
      recorded,
      report: reportOf(verdicts, recorded, started_at, Math.max(0, Math.round(last_ms - first_ms) || 0)),
    };
  } finally {
    store.close();
  }

  function watch(exchange: Exchange): void {
    const own = withoutOrganization(exchange, facts);
    const of_caller = factsFor(own, facts);
    for (const { check, collected } of watching) {
      if (!check.watches!(own)) continue;
      const outcome = judgeCase(check, { case: null, exchanges: [own], notes: {}, facts: of_caller });
      if (outcome.kind === 'fault') collected.fault(outcome.message);
      else if (outcome.kind !== 'stopped')
        collected.judged(own, outcome.comparisons, outcome.kind === 'violated' ? outcome.mismatches : []);
    }
  }

  function unseenBy(check: Check): Stop {
    const hangs_on_caller = check.area === 'isolation';
    if (hangs_on_caller && callers.total > 0 && callers.unknown === callers.total)
      return { verdict: 'not-claimed', reason: 'the recording shows no credentials, and nobody can tell who asked' };
    if (hangs_on_caller)
      return { verdict: 'not-claimed', reason: 'no target file names the organization of a caller of the recording' };
    const [operation] = check.operations;
    const reason = `the recording has no answer${operation && check.operations.length === 1 ? ` of ${operation}` : ''} that shows it`;
    return { verdict: 'not-claimed', reason };
  }

  function verdictOf(check: Check, collected: ReturnType<typeof createCollected>, unseen: Stop): Verdict {
    const run = { seed: 0, command: options.command, replay_options: '' };
    const verdict = toVerdict(check, collected.result(unseen), run);
    if (verdict.verdict !== 'fail') return verdict;
    const times = collected.failures > 1 ? ` (in ${collected.failures} entries)` : '';
    const replay = `${options.command} conformance judge ${options.file} --check ${check.id}`;
    return { ...verdict, message: `${verdict.message}${times}`, replay };
  }

  function reportOf(verdicts: Verdict[], recorded: Recorded, started_at: string, duration_ms: number): Report {
    // Logs of paths alone name no server.
    const base_url = recorded.base_urls[0] || options.file;
    const report = buildReport({
      target: {
        implementation: options.target?.implementation ?? null,
        base_url,
        hash: createHash('sha256').update(recorded.base_urls.join('\n')).digest('hex'),
      },
      kit_version: options.kit_version,
      document_version: options.document_version,
      seed: 0,
      ...(options.strict && { strict: true }),
      started_at,
      duration_ms,
      requests: recorded.requests,
      interrupted: false,
      verdicts,
      gate: options.gate,
      expected: verdicts.length,
      left_behind: [],
      secrets: options.signing.secrets,
    });
    return { ...report, recorded };
  }
}

const nobody: Caller = { name: 'nobody', is_known: false };
const long_before = -1e15;
const long_after = 1e15;

function guarded<Result>(
  check: Check,
  collected: ReturnType<typeof createCollected>,
  act: () => readonly Result[],
): readonly Result[] {
  try {
    return act();
  } catch (error) {
    collected.fault(`the judge of ${check.id} threw: ${(error as Error).message}`);
    return [];
  }
}

/** An entry that is no request to the interface, as a report shows it. */
function shownOf(entry: TrafficEntry, caller: Caller, number: number): Exchange {
  return {
    number,
    step: entry.place,
    principal: caller.name,
    request: { operation: 'createWebhook', path: {}, query: {} },
    sent: {
      method: entry.method,
      url: entry.url,
      headers: entry.request.headers ?? {},
      ...(entry.request.body && { body: entry.request.body }),
    },
    received: { status: entry.status, headers: entry.response.headers ?? {}, body: '' },
    at_ms: 0,
    took_ms: Math.round(entry.took_ms),
  };
}

function factsOf({ choices, target, strict = false }: TrafficOptions): Facts {
  const principals = Object.entries(target?.principals ?? {}).map(([name, one]) => {
    const { kind, organization, second_organization } = one!;
    const facts: PrincipalFacts = {
      kind,
      ...(organization && { organization }),
      ...(second_organization && { second_organization }),
    };
    return [name, facts];
  });
  return {
    choices,
    principals: Object.fromEntries(principals),
    operations: operationIds,
    base_url: target?.base_url ?? '',
    strict,
    consistency_ms: target?.consistency_ms ?? 0,
    read_only: true,
  };
}

/** Of a caller whose organization nobody knows, the header says nothing: the server may heed it or not. */
function withoutOrganization(exchange: Exchange, { principals }: Facts): Exchange {
  if (exchange.request.organization === undefined || Object.hasOwn(principals, exchange.principal ?? ''))
    return exchange;
  const { organization: _, ...request } = exchange.request;
  return { ...exchange, request };
}

/** A refusal in an envelope of the text is the operation's own, whoever was refused; any other may be a gateway's. */
function factsFor(exchange: Exchange, facts: Facts): Facts {
  if (exchange.decoded?.outcome !== 'refusal') return facts;
  const own: Facts['principals'] = isOwnEnvelope(exchange) ? { [exchange.principal ?? '']: { kind: 'api_key' } } : {};
  return { ...facts, principals: own };
}

interface Places {
  find(entry: TrafficEntry): Matched | undefined;
  /** @throws InputError where the recording does not say of whom it is */
  conclude(entries: number, events: number): void;
  readonly base_urls: string[];
}

/** No file is of so many services that a message could name them. */
const most_places = 100;

/** The base URLs of the interface: those given, else the one below which requests fit. */
function createPlaces({ file, base_urls, target }: TrafficOptions): Places {
  const given = [...base_urls, ...(base_urls.length === 0 && target ? [target.base_url] : [])].map(withoutSlash);
  const found = new Map<string, number>();
  return {
    find(entry) {
      const matched = matchOperation(entry.method, entry.url);
      if (!matched) return undefined;
      if (found.has(matched.base) || found.size < most_places) {
        found.set(matched.base, (found.get(matched.base) ?? 0) + 1);
      }
      const is_own =
        given.length > 0 ? given.some((one) => isBelow(one, matched.base)) : matched.base === found.keys().next().value;
      return is_own ? matched : undefined;
    },
    conclude(entries, events) {
      const list = [...found].map(([base, count]) => `${base === '' ? 'paths alone' : base} (${count})`).join(', ');
      if (given.length === 0 && found.size > 1) {
        throw new InputError(
          `${file}: requests fit the interface below several base URLs: ${list}; say which with --base-url`,
        );
      }
      if (
        given.length > 0 &&
        ![...found.keys()].some((base) => given.some((one) => isBelow(one, base))) &&
        events === 0
      ) {
        const but = found.size > 0 ? `; it has some below ${list}` : '';
        throw new InputError(`${file}: none of its ${entries} entries is a request below ${given.join(', ')}${but}`);
      }
      if (entries === 0) throw new InputError(`${file}: has no entries; nothing was recorded`);
      if (found.size === 0 && events === 0) {
        throw new InputError(
          `${file}: none of its ${entries} entries fits an operation of the interface, such as GET …/v1/assets`,
        );
      }
    },
    get base_urls() {
      return given.length > 0 ? given : [...found.keys()].slice(0, 1);
    },
  };
}

/** A recording without origins shows the paths alone. */
function isBelow(given: string, base: string): boolean {
  if (given === base) return true;
  return !/^https?:/.test(base) && URL.canParse(given) && withoutSlash(new URL(given).pathname) === base;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
