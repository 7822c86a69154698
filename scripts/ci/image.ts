/**
 * The image and its recipes in examples/sharing: read by the linters of others, and tried. Where docker has a builder, the
 * image is built; where it has none, what the Dockerfile runs is run in a folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { startCluster } from '../../src/store/postgres/cluster.support.ts';
import { freePorts } from '../failover/fleet.ts';
import { blockOf } from './acceptance.ts';
import type { StepContext } from './step.ts';

const sharing = 'examples/sharing';
const textOf = (name: string) => readFileSync(new URL(`../../${sharing}/${name}`, import.meta.url), 'utf8');

/** Each by its version; none of them has another use here. */
const linters = ['dockerfile-utils@0.16.3', 'dclint@3.1.0', 'kubernetes-models@5.1.0'];

const lints = `npm install --silent --no-save --prefix "$OUT" ${linters.join(' ')} > /dev/null
PATH="$OUT/node_modules/.bin:$PATH"
dockerfile-utils lint ${sharing}/Dockerfile
dclint --max-warnings 0 ${sharing}/compose.yaml`;

/** Kubernetes' own schemas of each kind: fails with the field that is wrong. */
const manifests_judged = `cd "$OUT"
node --input-type=module -e 'for (const one of JSON.parse(process.env.MANIFESTS)) {
  const { [one.kind]: Kind } = await import("kubernetes-models/" + one.apiVersion);
  new Kind(one).validate();
}'`;

async function linted({ sh }: StepContext): Promise<boolean> {
  const manifests = parseAllDocuments(textOf('kubernetes.yaml')).map((document) => document.toJS());
  return (await sh(lints)) === 0 && (await sh(manifests_judged, { MANIFESTS: JSON.stringify(manifests) })) === 0;
}

/** Packages that the recipes of docs/sharing.md are for. */
const recipes = {
  python: {
    needs: 'python3',
    file: 'kit.py',
    commands: `python3 -m venv "$OUT/venv"
"$OUT/venv/bin/pip" install --quiet testcontainers==4.15.0 pytest==9.2.0 mypy==2.4.1
"$OUT/venv/bin/mypy" --strict kit.py`,
  },
  go: {
    needs: 'go',
    file: 'kit_test.go',
    commands: `go mod init kit
go get github.com/testcontainers/testcontainers-go@v0.45.0
go vet ./...`,
  },
  java: {
    needs: 'mvn',
    file: 'src/main/java/Kit.java',
    commands: `cat > pom.xml << 'END'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>kit</groupId><artifactId>kit</artifactId><version>1</version>
  <properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target></properties>
  <dependencies><dependency>
    <groupId>org.testcontainers</groupId><artifactId>testcontainers</artifactId><version>2.0.5</version>
  </dependency></dependencies>
</project>
END
mvn -q -B compile`,
  },
};

/**
 * Recipes of the page are compiled, and run nowhere: and that only where a machine says that it reaches the registries of
 * their languages, since CI is to need none but npm's and Debian's.
 */
async function compiled({ folder, sh, write }: StepContext): Promise<boolean> {
  if (!process.env.ALL_REGISTRIES) {
    write('SKIPPED: the recipes are not compiled, since ALL_REGISTRIES is not set\n');
    return true;
  }
  for (const [language, { needs, file, commands }] of Object.entries(recipes)) {
    if ((await sh(`command -v ${needs} > /dev/null`)) !== 0) {
      write(`SKIPPED: the recipe in ${language} is not compiled, since ${needs} is not here\n`);
      continue;
    }
    const path = join(folder, language, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, blockOf('sharing.md', language));
    if ((await sh(`cd "$OUT/${language}"\n${commands}`)) !== 0) return false;
  }
  return true;
}

export async function imageOf(context: StepContext): Promise<boolean> {
  if (!(await linted(context)) || !(await compiled(context))) return false;
  const has_builder =
    (await context.sh('docker info > /dev/null 2>&1 && docker buildx version > /dev/null 2>&1')) === 0;
  const file = has_builder ? await fileOfImage(context) : await fileByHand(context);
  return file !== undefined && tried(file, context);
}

/** The command as the image has it, which starts and says its version there. */
async function fileOfImage({ folder, sh }: StepContext): Promise<string | undefined> {
  const code = await sh(`docker build --quiet --file ${sharing}/Dockerfile --tag model-run-kit:ci .
docker run --rm model-run-kit:ci --version
container=$(docker create model-run-kit:ci)
docker cp "$container:/kit/model-run-kit.mjs" "$OUT/model-run-kit.mjs"
docker rm "$container" > /dev/null`);
  return code === 0 ? join(folder, 'model-run-kit.mjs') : undefined;
}

async function fileByHand({ folder, write, sh }: StepContext): Promise<string | undefined> {
  write('SKIPPED: no image is built, since docker has no builder here; its commands run in a folder\n');
  const kit = join(folder, 'kit');
  const file = join(folder, 'model-run-kit.mjs');
  mkdirSync(kit);
  const commands = [...textOf('Dockerfile').matchAll(/^RUN (.*)$/gm)].map(([, command]) => command!);
  if (commands.length !== 2 || !commands[1]!.endsWith(' /tmp/model-run-kit.mjs')) return undefined;
  const script = commands.join('\n').replace('/tmp/model-run-kit.mjs', file);
  const code = await sh(
    `git ls-files -- ${shippedFiles().join(' ')} | grep -v '[.]test[.]ts$' | tar -c -T - | tar -x -C ${kit}
cd ${kit}
PATH=${dirname(process.execPath)}:$PATH
${script}`,
  );
  return code === 0 ? file : undefined;
}

/** Files of the image, by the list of those that are left out. */
function shippedFiles(): string[] {
  return [...textOf('Dockerfile.dockerignore').matchAll(/^!(.*)$/gm)].map(([, name]) => name!);
}

const token = 'example-control-token-1';

/** Servers as the compose file has them, behind nginx, each told well by the health check of the image. */
async function tried(file: string, { folder, start, sh, write }: StepContext): Promise<boolean> {
  const cluster = await startCluster();
  try {
    const names = ['one', 'two', 'three'];
    const taken: number[] = [];
    while (taken.length < names.length + 1) taken.push(await freePorts(taken));
    const [front, ...ports] = taken as [number, ...number[]];
    const url = (port: number) => `http://127.0.0.1:${port}`;
    const env = { MODEL_RUN_KIT_DATABASE: cluster.url, MODEL_RUN_KIT_CONTROL_TOKEN: token };
    const options = `--public-url ${url(front)} --storage-public-url ${url(front + 2)} --json`;
    for (const port of ports) {
      const command = `echo $$ > "$OUT/${port}.pid"; exec node ${file} serve --port ${port} ${options}`;
      if ((await start(`PATH=${dirname(process.execPath)}:$PATH; ${command}`, env)) === undefined) return false;
    }
    const healths = [...ports, front].map((port) => health(port));
    write(`health check: ${healths.join(' ')}\n`);
    if (healths.join() !== [...ports.map(() => 0), 1].join()) return false;

    const config = names.reduce(
      (text, name, place) =>
        text
          .replaceAll(`${name}:4010`, `127.0.0.1:${ports[place]}`)
          .replaceAll(`${name}:4012`, `127.0.0.1:${ports[place]! + 2}`),
      textOf('nginx.conf')
        .replace('listen 4010', `listen ${front}`)
        .replace('listen 4012', `listen ${front + 2}`),
    );
    writeFileSync(join(folder, 'nginx.conf'), config);
    const nginx = `nginx -p "$OUT" -c "$OUT/nginx.conf" -e "$OUT/nginx.log" -g "pid $OUT/nginx.pid; daemon off;"`;
    // It says nothing when it is ready.
    void start(nginx);
    const code = await sh(`base=${url(front)} token=${token}
curl --silent --fail --output /dev/null --retry 40 --retry-delay 1 --retry-connrefused $base/_control/ready
world() { curl --silent --fail --show-error -X POST $base/_control/worlds -H "authorization: Bearer $token" -H 'content-type: application/json' -d '{}'; }
me() { curl --silent --fail --show-error --output /dev/null -H "authorization: Bearer $2" "$1/v1/auth/me"; }
read_of() { node -pe "const { base_url, principals } = JSON.parse(fs.readFileSync(0)); base_url + ' ' + principals.owner.token"; }
set -- $(world | read_of)
echo "$1" | grep "^$base/w/"
for time in 1 2 3 4 5 6; do me "$@"; done
asked='{"filename":"a.txt","mime_type":"text/plain","size_bytes":5}'
upload=$(curl --silent --fail --show-error "$1/v1/asset-uploads" -H "authorization: Bearer $2" -H 'content-type: application/json' -d "$asked" |
  node -pe 'JSON.parse(fs.readFileSync(0)).upload_url')
curl --silent --fail --show-error -X PUT --data-binary hello -H 'content-type: text/plain' "$upload"
kill -9 "$(cat "$OUT/${ports[0]}.pid")"
for time in 1 2 3 4 5 6; do me "$@"; done`);
    return code === 0;
  } finally {
    await cluster.stop();
  }
}

/** @returns the exit code of the health check, for a server at the port */
function health(port: number): number | null {
  const [, command] = /^HEALTHCHECK .*? CMD (\[.*\])$/m.exec(textOf('Dockerfile'))!;
  const [, ...args] = (JSON.parse(command!) as string[]).map((one) => one.replace('4010', String(port)));
  return spawnSync(process.execPath, args).status;
}
