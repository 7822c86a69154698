# The command in one file, in an empty folder, by a machine without a network: it judges its embedded server.
# Takes $OUT, and runs at the root of the project.

file="$OUT/model-run-kit.mjs"
npm run --silent bundle -- "$file"
test "$(du -m "$file" | cut -f1)" -le 12

# Nothing of the project is in reach but Node.js and the file.
mkdir "$OUT/bin" "$OUT/empty"
ln -s "$(readlink -f node_modules/.bin/node)" "$OUT/bin/node"
cp "$file" "$OUT/empty/kit.mjs"
cat > "$OUT/alone.sh" << 'END'
set -eu
must() { want=$1; shift; code=0; "$@" || code=$?; echo "exit code $code, wanted $want: $*" >&2; test "$code" = "$want"; }
kit() { node kit.mjs "$@"; }
must 0 kit conformance --area pagination signature --out report > run.txt
tail -n 1 run.txt
must 1 kit conformance --check pagination/ties --mutant pagination/ties--lost-at-the-boundary --out broken > failed.txt
replay=$(sed -n 's/^ *replay *//p' failed.txt)
echo "$replay" | grep '^node kit.mjs conformance '
must 1 sh -c "$replay" > again.txt
must 1 kit conformance diff report broken > diff.txt
must 0 kit conformance judge report/history.jsonl > judged.txt
must 0 kit conformance render report/report.json --reporter junit,markdown,sarif --out forms
must 0 kit conformance statement report --partial > statement.yaml
must 0 kit conformance explain pagination.ties-kept > explained.txt
must 0 kit openapi --as 3.0 --yaml > openapi.yaml
must 0 kit openapi --control > control.json
echo '{}' > body
signature=$(kit sign body --secret whsec)
must 0 kit verify body --secret whsec --signature "$signature"
must 2 kit mock 2> refused.txt
grep -c '^model-run-kit: mock needs Prism' refused.txt
test "$(grep -vc '^exit code' refused.txt)" = 1
node kit.mjs serve --port 0 --json --write-target target.yaml > ready.txt &
server=$!
trap 'kill $server' EXIT
until [ -s ready.txt ]; do sleep 0.1; done
must 0 kit conformance --target target.yaml --check pagination/envelope pagination/ties
END

if command -v ip > /dev/null && unshare -rn true 2> /dev/null; then
  apart='unshare -rn sh -ec'
  alone='ip link set lo up; test -z "$(ip route)"; exec sh alone.sh'
else
  echo 'SKIPPED: the network is there, since unshare -rn is not permitted here or ip is missing'
  apart='sh -ec'
  alone='exec sh alone.sh'
fi
mv "$OUT/alone.sh" "$OUT/empty/alone.sh"
cd "$OUT/empty"
$apart 'exec env -i PATH="'"$OUT"'/bin:/usr/sbin:/usr/bin:/sbin:/bin" NO_COLOR=1 sh -ec "$1"' sh "$alone"
