/**
 * A certificate that nobody vouches for, for tests. Made for a hundred years by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 36500 -nodes -subj /CN=localhost`, with localhost
 * and 127.0.0.1 as its names.
 */
import type { Certificate } from './certificate.ts';

export const self_signed: Certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvEwh/Tdiu0NgmMjQ
IQEBRtRBXhupl8FMSjQZdeX7vMShRANCAARY1ypBnwL8RFWh3fA3F4hLHfQzJAPU
8JvJLLiK5SpVA70WyujE41ZQjOcjhYEuAfWROyeEuHkCeoJ+zU2bt3bu
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUI7n3Sn9+m5TlCIxOa34WPQvvu0owCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODIzNDAwN1oYDzIxMjYxMTA0
MjM0MDA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARY1ypBnwL8RFWh3fA3F4hLHfQzJAPU8JvJLLiK5SpVA70WyujE41ZQ
jOcjhYEuAfWROyeEuHkCeoJ+zU2bt3buo28wbTAdBgNVHQ4EFgQUHIBqMF0nizhl
2OqANTgaPf2hBxMwHwYDVR0jBBgwFoAUHIBqMF0nizhl2OqANTgaPf2hBxMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhALjTsn0nsPrazmh9LXBQJGC6qcc/Mqky9H39za8AU7QuAiEA
9dPCLxALQcbFdZK3wCPRXVbDr0k+ZW4VmwjTXHjlUZ4=
-----END CERTIFICATE-----`,
};
