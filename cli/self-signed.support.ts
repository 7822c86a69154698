/**
 * A server of HTTPS with a certificate that nobody vouches for, for tests. Made for a hundred years by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 36500 -nodes -subj /CN=localhost`, with localhost
 * and 127.0.0.1 as its names.
 */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvEwh/Tdiu0NgmMjQ
IQEBRtRBXhupl8FMSjQZdeX7vMShRANCAARY1ypBnwL8RFWh3fA3F4hLHfQzJAPU
8JvJLLiK5SpVA70WyujE41ZQjOcjhYEuAfWROyeEuHkCeoJ+zU2bt3bu
-----END PRIVATE KEY-----`;

const cert = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUI7n3Sn9+m5TlCIxOa34WPQvvu0owCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODIzNDAwN1oYDzIxMjYxMTA0
MjM0MDA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARY1ypBnwL8RFWh3fA3F4hLHfQzJAPU8JvJLLiK5SpVA70WyujE41ZQ
jOcjhYEuAfWROyeEuHkCeoJ+zU2bt3buo28wbTAdBgNVHQ4EFgQUHIBqMF0nizhl
2OqANTgaPf2hBxMwHwYDVR0jBBgwFoAUHIBqMF0nizhl2OqANTgaPf2hBxMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhALjTsn0nsPrazmh9LXBQJGC6qcc/Mqky9H39za8AU7QuAiEA
9dPCLxALQcbFdZK3wCPRXVbDr0k+ZW4VmwjTXHjlUZ4=
-----END CERTIFICATE-----`;

/** Answers everything with 204. @returns its URL, and what ends it */
export async function selfSigned(): Promise<{ url: string; close(): void }> {
  const server = createServer({ key, cert }, (request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, close };
}
