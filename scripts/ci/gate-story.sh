# A gate from its first day to the day when all is mended, in a repository of its own: docs/release-gates.md. The server is
# started anew for each build, as a job of CI would. Takes $OUT, and runs at the root of the project.

root=$PWD
file="$OUT/kit.mjs"
npm run --silent bundle -- "$file"
mkdir "$OUT/bin" "$OUT/service"
ln -s "$(readlink -f node_modules/.bin/node)" "$OUT/bin/node"
PATH="$OUT/bin:$PATH"
cd "$OUT/service"
git init --quiet
echo node_modules > .git/info/exclude
# Stands for the installed package.
mkdir -p node_modules/.bin
printf '#!/bin/sh\nexec node "%s" "$@"\n' "$file" > node_modules/.bin/model-run-kit
chmod +x node_modules/.bin/model-run-kit
check=pagination/ties
broken=$check--lost-at-the-boundary
otherwise=$check--repeated-at-the-boundary

cat > start-server << 'END'
#!/bin/sh
exec node "$KIT" serve --port "$PORT" --clock virtual-auto ${MUTANT:+--mutant "$MUTANT"}
END
chmod +x start-server
export KIT="$file" PORT
PORT=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')

# Tokens are those of the seed, so that one file is good for each build.
node "$file" serve --port "$PORT" --clock virtual-auto --json --write-target target.yaml > ready &
server=$!
until [ -s ready ]; do sleep 0.1; done
kill "$server"; wait "$server" || true
rm ready
git add .
git -c user.name=gate -c user.email=gate@example.com commit --quiet --message 'A service and its target file'

# The build with this fault, or none, is judged: build NAME WANTED-EXIT-CODE FAULT OPTIONS…
build() {
  name=$1 want=$2 MUTANT=$3; shift 3
  export MUTANT
  ./start-server 2> server.log & server=$!
  code=0
  node "$KIT" conformance --target target.yaml --wait 30 --check $check pagination/envelope --out "../$name" "$@" > "../$name.txt" 2> progress || code=$?
  kill "$server"; wait "$server" || true
  echo "$name: exit code $code, wanted $want"
  test "$code" = "$want" || { cat server.log progress "../$name.txt"; exit 1; }
}
diffs() {
  want=$1; shift
  code=0
  node "$KIT" conformance diff "../$1" "../$2" > ../diff.txt || code=$?
  echo "diff $1 $2: exit code $code, wanted $want"
  test "$code" = "$want" && grep "^$3" ../diff.txt
}
known='--known-failures known-failures.yaml'

build first 0 ''
build fault 1 $broken
head -n 15 ../fault.txt | grep '^     impact    Files'
head -n 15 ../fault.txt | grep '^     replay    node '
diffs 1 first fault 'newly failing (1)'

build listed 1 $broken --write-known-failures known-failures.yaml
git add known-failures.yaml
build known 0 $broken $known
grep "^known-failure  $check" ../known.txt
diffs 0 fault known 'still failing (1)'

build worse 1 $otherwise $known
diffs 0 known worse 'failing otherwise (1)'

build mended 1 '' $known
grep "^unexpected-pass  $check" ../mended.txt
diffs 0 worse mended 'fixed (1)'

git rm --quiet --force known-failures.yaml
build clean 0 ''
diffs 0 mended clean 'nothing changed'
node "$KIT" conformance compare ../first ../fault ../known ../worse ../mended ../clean > ../compared.txt
grep "$check .*◄" ../compared.txt
node "$KIT" conformance statement --partial ../clean | grep '^result: conforms$'

# The gates of the page: as a script, and as the step of the action.
script() { sed -n '/^```bash$/,/^```$/p' "$root/docs/release-gates.md" | sed '1d;$d'; }
script > gate.sh
gate() { want=$1; shift; code=0; "$@" > ../gate.txt 2>&1 || code=$?; echo "$1: exit code $code, wanted $want"; test "$code" = "$want" || { cat ../gate.txt; exit 1; }; }
sed -i "s,--wait 60,& --check $check," gate.sh
MUTANT='' gate 0 bash gate.sh
MUTANT=$broken gate 1 bash gate.sh
export INPUT_VERSION="$file" INPUT_START=./start-server INPUT_TARGET=target.yaml INPUT_CHECKS=$check INPUT_WAIT=30
export INPUT_REPORTERS=junit,markdown,sarif GITHUB_OUTPUT="$OUT/output" GITHUB_STEP_SUMMARY="$OUT/summary.md"
MUTANT='' gate 0 node "$root/scripts/action/main.ts"
MUTANT=$broken gate 1 node "$root/scripts/action/main.ts"
grep "^::error title=$check::Files" ../gate.txt
grep '^## ❌' "$OUT/summary.md"
