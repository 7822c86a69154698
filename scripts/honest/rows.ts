/** The servers of the proof, honest and with a fault each. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontManner, ProxyAnswer } from '../../conformance/permitted/front/manner.ts';
import type { FaultName } from '../../conformance/second/faults.ts';
import { own_error } from '../noise/errors.ts';
import { behindFront, behindTls } from './behind.ts';
import { drawnDialects, reference, type Started, secondImplementation, smallServer } from './servers.ts';

export interface Row {
  name: string;
  /** The one check that has a fault to tell of. */
  fails?: string;
  start(): Promise<Started>;
}

/** A server that answers so often with an error, or carries the request out and then answers with one. */
const errors_every = 100;
const dialects = 4;
const answer_ms = 100;

/** @param seed of the dialects */
export function honestRows(seed: number): Row[] {
  return [
    { name: 'second', start: () => secondImplementation() },
    { name: 'small-server', start: () => smallServer() },
    ...drawnDialects(dialects, seed).map((choices, index) => ({
      name: `dialect-${index + 1}`,
      start: () => reference({ choices }),
    })),
    { name: 'prefix', start: () => behindFront({ prefix: '/team-a/api' }) },
    { name: 'tls', start: behindTls },
    {
      name: 'far-away',
      start: () => behindFront({ before: () => wait(answer_ms, undefined) }),
    },
    { name: 'errors-before', fails: 'document/server-errors', start: () => behindFront({ before: oneInAHundred() }) },
    { name: 'errors-behind', fails: 'document/server-errors', start: () => behindFront(withErrorsBehind()) },
  ];
}

function oneInAHundred(): () => ProxyAnswer | undefined {
  let met = 0;
  return () => {
    met += 1;
    return met % errors_every === 0 ? own_error : undefined;
  };
}

function withErrorsBehind(): FrontManner {
  const error = oneInAHundred();
  return { after: (answer) => error() ?? answer };
}

const faults_of_second: readonly FaultName[] = [
  'a callback is retried on 404',
  'a second delete restores',
  'an API key may rate',
  'signatures are over pretty-printed JSON',
  'runs dispatched together are one',
];
const mutants_of_reference = [
  'retry/callback-not-again--again-after-429',
  'retry/callback-tried-again--not-on-503',
  'deliveries/entries--drawn-anew',
];

/** Servers of which each has one fault. */
export const faulty_rows: readonly Row[] = [
  ...faults_of_second.map((fault) => ({ name: `second: ${fault}`, start: () => secondImplementation([fault]) })),
  ...mutants_of_reference.map((mutant) => ({ name: mutant, start: () => reference({ mutant }) })),
  ...['listAssets', 'deleteAsset'].map((wrong) => ({
    name: `small-server: ${wrong}`,
    start: () => smallServer(['listAssets', 'getAsset', 'deleteAsset'].filter((one) => one !== wrong)),
  })),
];
