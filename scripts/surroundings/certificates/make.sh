#!/bin/sh
# Made once, for tests alone, and valid for 100 years: an authority, a server's certificate and a client's.
# The keys are in public: nothing but tests may trust this authority.
set -eu
cd "$(dirname "$0")"
key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
signed() { # NAME SUBJECT EXTENSIONS
  key "$1.key.pem"
  openssl req -new -key "$1.key.pem" -subj "$2" | openssl x509 -req -CA ca.pem -CAkey ca.key.pem -days 36500 \
    -extfile /dev/fd/3 -out "$1.pem" 3<<EXTENSIONS
$3
EXTENSIONS
}
key ca.key.pem
openssl req -x509 -new -key ca.key.pem -subj '/CN=model-run-kit tests' -days 36500 -out ca.pem
signed server /CN=api.target.invalid 'subjectAltName=DNS:*.target.invalid,DNS:localhost,IP:127.0.0.1'
signed client /CN=client 'extendedKeyUsage=clientAuth'
rm ca.key.pem
