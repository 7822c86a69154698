# To be sourced: `. scripts/browser/ensure-chromium.sh`. Sees to it that Debian's Chromium is there, or tells why not.
ensure_chromium() {
  if command -v chromium > /dev/null; then
    chromium --version 2> /dev/null
    return
  fi
  if ! command -v apt-get > /dev/null; then
    echo 'chromium is missing, and so is apt-get: put a chromium on the PATH' >&2
    return 1
  fi
  if [ "$(id -u)" != 0 ]; then
    echo 'chromium is missing, and only root may install it: apt-get install -y chromium' >&2
    return 1
  fi
  if ! { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } > /dev/null; then
    echo 'chromium is missing, and apt-get could not install it (its own words stand above)' >&2
    return 1
  fi
  chromium --version 2> /dev/null
}
