#!/bin/sh
# Says whether a delivery was signed with a secret: verify.sh BODY_FILE SIGNATURE SECRET
# BODY_FILE holds the bytes of the body as they arrived; SIGNATURE is the header Service-Signature.
# Exit status 0: verified; 1: not; 2: wrong use. For anything in earnest, take a language that compares in constant
# time and does not show the secret in the list of processes.
set -eu

if [ $# -ne 3 ] || [ ! -r "$1" ]; then
  echo "usage: verify.sh BODY_FILE SIGNATURE SECRET" >&2
  exit 2
fi

# openssl prints "HMAC-SHA2-256(stdin)= <hex>", or another word before the hex in other versions.
expected=$(openssl dgst -sha256 -hmac "$3" <"$1" | sed 's/^.* //')

if [ ${#expected} -eq 64 ] && [ "$2" = "$expected" ]; then
  echo "verified"
else
  echo "not verified"
  exit 1
fi
