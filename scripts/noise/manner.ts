/** What something in front of a server does to requests and answers that pass through it. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface PassingRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ProxyAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** What becomes of a request instead of going on: an answer of the gateway's own, or a connection that breaks. */
export type Interference = ProxyAnswer | 'reset';

export interface NoiseManner {
  /** What is done in the place of the server; undefined lets the request go on. */
  before?(request: PassingRequest): Promise<Interference | undefined> | Interference | undefined;
  /** What is made of the server's answer. */
  after?(answer: ProxyAnswer, request: PassingRequest): Interference;
}
