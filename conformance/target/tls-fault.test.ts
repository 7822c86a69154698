import { expect, it } from 'vitest';
import { mendUnanswered } from './tls-fault.ts';

it.each([
  [
    'GET /v1/health: no TLS (DEPTH_ZERO_SELF_SIGNED_CERT)',
    /^network\.ca: the certificate of own\.example:443 is signed by nobody known .+; name the PEM file/,
  ],
  [
    'GET /v1/health: no TLS (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED)',
    /^network\.client_certificate: own\.example:443 wants a client certificate/,
  ],
  [
    'GET /v1/health: no TLS (CERT_HAS_EXPIRED)',
    /^base_url: the certificate of own\.example:443 has expired; renew it there$/,
  ],
  ['GET /v1/health: cannot connect (ECONNREFUSED)', /^is the server running, and is base_url right\?$/],
])('%s', (reason, mend) => {
  expect(mendUnanswered('https://own.example', reason)).toMatch(mend);
});
