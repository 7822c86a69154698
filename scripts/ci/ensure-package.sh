# To be sourced: `. scripts/ci/ensure-package.sh`. Sees to it that a command of a Debian package is there: one of the
# package's name, or the second argument.
ensure_package() {
  command=${2:-$1}
  if ! command -v "$command" > /dev/null; then
    if ! command -v apt-get > /dev/null; then
      echo "$1 is missing, and so is apt-get: put a $command on the PATH" >&2
      return 1
    fi
    if [ "$(id -u)" != 0 ]; then
      echo "$1 is missing, and only root may install it: apt-get install -y $1" >&2
      return 1
    fi
    if ! { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1"; } > /dev/null; then
      echo "$1 is missing, and apt-get could not install it (its own words stand above)" >&2
      return 1
    fi
  fi
  "$command" --version 2> /dev/null | head -n 1
}
