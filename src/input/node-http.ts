/**
 * Node's HTTP server for what runs when a command starts. An import of `node:http` asks for everything that it exports,
 * `WebSocket` too, for which Node.js loads a client of some hundred kilobytes: 20 ms.
 */
import type { RequestListener, Server } from 'node:http';
import type { Certificate } from './certificate.ts';

const http = process.getBuiltinModule('node:http');

export const { createServer, STATUS_CODES, validateHeaderValue } = http;

/** A server of HTTPS where there is a certificate. */
export function serverOf(certificate: Certificate | undefined, listener: RequestListener): Server {
  if (!certificate) return createServer(listener);
  return process.getBuiltinModule('node:https').createServer(certificate, listener);
}
