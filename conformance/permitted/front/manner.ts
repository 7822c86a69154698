/** The work of something in front of a server on requests and answers that pass through it. */
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

/** The end of a request that does not go on: an answer of the gateway's own, or a connection that breaks. */
export type Interference = ProxyAnswer | 'reset';

export interface FrontManner {
  /** Stands before each path of the server behind: `/api`. */
  prefix?: string;
  /** Answers in the place of the server; undefined lets the request go on. */
  before?(request: PassingRequest): Promise<Interference | undefined> | Interference | undefined;
  /** Changes the server's answer. */
  after?(answer: ProxyAnswer, request: PassingRequest): Interference;
  /** Writes an answer otherwise than in chunks of Node's own, and ends the response. */
  write?(response: ServerResponse, answer: ProxyAnswer, request: PassingRequest): void;
}
