/** The servers of the proof, honest and with a fault each. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultName } from '../../conformance/second/faults.ts';
import { behindFront, behindTls } from './run.ts';
import { drawnDialects, reference, type Started, secondImplementation, smallServer } from './servers.ts';

export interface Row {
  name: string;
  start(): Promise<Started>;
}

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
  ];
}

const faults_of_second: readonly FaultName[] = [
  'a callback is retried on 404',
  'a second delete restores',
  'an API key may rate',
  'signatures are over pretty-printed JSON',
  'runs dispatched together are one',
];
const mutants_of_reference = [
  'retry/callback-not-on-4xx--again-after-429',
  'retry/callback-on-5xx--not-on-503',
  'deliveries/request-id-in-log--drawn-anew',
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
