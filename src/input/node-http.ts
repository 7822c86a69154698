/**
 * Node's HTTP server for what runs when a command starts. An import of `node:http` asks for everything that it exports,
 * `WebSocket` too, for which Node.js loads a client of some hundred kilobytes: 20 ms.
 */
const http = process.getBuiltinModule('node:http');

export const { createServer, STATUS_CODES, validateHeaderValue } = http;
