/** Cause and remedy of a failed handshake, by its code. */

/** Place where TLS was tried, and its key in the target file. */
export interface TlsPlace {
  host: string;
  port: number;
  key: string;
}

/** @param code as Node.js and OpenSSL name it */
export function tlsFault(code: string, { host, port, key }: TlsPlace): { key: string; says: string; mend: string } {
  const place = `${host}:${port}`;
  const is_base = key.startsWith('base_url');
  if (wantsClientCertificate(code)) return clientCertificate(place, code);
  if (/WRONG_VERSION|EPROTO|UNKNOWN_PROTOCOL|PACKET_LENGTH|HTTP_REQUEST/.test(code)) {
    const mend = `let ${key} begin with http:// , or give the port that speaks TLS`;
    return { key, says: `${place} speaks no TLS (${code})`, mend };
  }
  if (code === 'CERT_HAS_EXPIRED')
    return { key, says: `the certificate of ${place} has expired`, mend: 'renew it there' };
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const elsewhere = is_base ? '; where it is reached by another, write that as network.connect_to' : '';
    const mend = `give ${key} the name that it is for${elsewhere}`;
    return { key, says: `the certificate of ${place} is for another name`, mend };
  }
  if (/CERT|ISSUER|SIGNED|SIGNATURE/.test(code)) {
    const says = `the certificate of ${place} is signed by nobody known (${code})`;
    const mend = 'name the PEM file of the authority that signed it, or NODE_EXTRA_CA_CERTS=FILE in the environment';
    return { key: 'network.ca', says, mend };
  }
  return { key, says: `no TLS with ${place} (${code})`, mend: 'look into the log of what answers there' };
}

/** The alerts with which a server ends a connection whose client showed no certificate, or none that it takes. */
export function wantsClientCertificate(code: string): boolean {
  return /ALERT_(CERTIFICATE_REQUIRED|BAD_CERTIFICATE|HANDSHAKE_FAILURE|UNKNOWN_CA|CERTIFICATE_UNKNOWN)/.test(code);
}

/** @param code how it was told */
export function clientCertificate(place: string, code: string): { key: string; says: string; mend: string } {
  const says = `${place} wants a client certificate, or another (${code})`;
  const mend = 'name the PEM files cert and key of one that it takes';
  return { key: 'network.client_certificate', says, mend };
}

/**
 * Remedy for a target that gave no answer at all, in the words that tell of it.
 * @param reason as the runner tells it
 * @param key of the URL in the target file
 */
export function mendUnanswered(base_url: string, reason: string, key = 'base_url'): string {
  const [, code] = /no TLS \((\w+)\)/.exec(reason) ?? [];
  return (code && mendTls(base_url, code, key)) ?? `is the server running, and is ${key} right?`;
}

/** Cause and remedy in a line; undefined for a code that is none of TLS. @param key of the URL in the target file */
export function mendTls(url: string, code: string, of = 'base_url'): string | undefined {
  if (!isTlsCode(code)) return undefined;
  const { hostname, port } = new URL(url);
  const { key, says, mend } = tlsFault(code, { host: hostname, port: Number(port || 443), key: of });
  return `${key}: ${says}; ${mend}`;
}

/** Codes of Node.js and OpenSSL for a handshake that failed. */
export function isTlsCode(code: string): boolean {
  return /CERT|SIGNATURE|_ISSUER|^ERR_(SSL|TLS)_/.test(code);
}
