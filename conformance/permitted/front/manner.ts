/** What something in front of a server does to requests and answers that pass through it. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';

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

export interface FrontManner {
  /** What is done in the place of the server; undefined lets the request go on. */
  before?(request: PassingRequest): Promise<Interference | undefined> | Interference | undefined;
  /** What is made of the server's answer. */
  after?(answer: ProxyAnswer, request: PassingRequest): Interference;
  /** How an answer is written, where that is not in chunks of Node's own. It ends the response. */
  write?(response: ServerResponse, answer: ProxyAnswer, request: PassingRequest): void;
}
