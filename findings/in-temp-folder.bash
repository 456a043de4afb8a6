# Sourced by the scripts beside it. `install NAME@VERSION …` installs packages in a temporary folder and goes there;
# `seen TEXT` compares what is read from standard input with TEXT, and ends with 1 where it differs.
set -euo pipefail
install() {
  local folder
  folder=$(mktemp -d)
  # shellcheck disable=SC2064 # the folder of now
  trap "rm -rf '$folder'" EXIT
  cd "$folder"
  echo '{"private":true,"type":"module"}' > package.json
  npm install --silent --ignore-scripts --no-audit --no-fund "$@"
  echo "installed: $*"
}
seen() {
  local now
  now=$(cat)
  echo "$now"
  [ "$now" = "$1" ] || { echo "changed; it was: $1" >&2; exit 1; }
}
