/** The tools of docs/generators.md: what each needs, and how the code that it generates is compiled and run. */

export interface Tool {
  /** Its section of the page. */
  name: string;
  /** `npm`: it is installed with all others from there, and is never left out. */
  needs: readonly ('npm' | 'go' | 'java' | 'mvn' | 'python3')[];
  /** Of a generator: its user's program, and the commands of bash that compile and run it. */
  journey?: { program: string; put_as: string; compile: string; run: string };
}

/** The folder has a tsconfig.json; tsc and tsx are the project's. */
function typescript(name: string) {
  return { program: `${name}.ts`, put_as: 'journey.ts', compile: 'tsc -p .', run: 'tsx journey.ts' };
}

const classpath = `'api/target/*:api/target/lib/*:.'`;

export const tools: readonly Tool[] = [
  ...['hey-api', 'openapi-typescript', 'orval', 'kubb'].map((name) => ({
    name,
    needs: ['npm'] as const,
    journey: typescript(name),
  })),
  {
    name: 'oapi-codegen',
    needs: ['go'],
    journey: {
      program: 'oapi-codegen.go',
      put_as: 'main.go',
      compile: 'go mod tidy; go vet ./...; go build -o journey .',
      run: './journey',
    },
  },
  {
    name: 'openapi-python-client',
    needs: ['python3'],
    journey: {
      program: 'openapi-python-client.py',
      put_as: 'journey.py',
      compile: '.venv/bin/mypy --strict journey.py api',
      run: '.venv/bin/python journey.py',
    },
  },
  { name: 'typescript-fetch', needs: ['java', 'mvn'], journey: typescript('typescript-fetch') },
  {
    name: 'java',
    needs: ['java', 'mvn'],
    journey: {
      program: 'Journey.java',
      put_as: 'Journey.java',
      compile: `(cd api && mvn -q -B -Dmaven.test.skip -Dmaven.javadoc.skip -Dmaven.source.skip package)
javac -Xlint:all,-processing,-path -Werror -cp ${classpath} Journey.java`,
      run: `java -cp ${classpath} Journey`,
    },
  },
  {
    name: 'python',
    needs: ['java', 'mvn', 'python3'],
    journey: {
      program: 'python.py',
      put_as: 'journey.py',
      compile: '.venv/bin/python -m compileall -q api; .venv/bin/mypy --strict journey.py',
      run: '.venv/bin/python journey.py',
    },
  },
  ...['spectral', 'swagger-parser', 'scalar'].map((name) => ({ name, needs: ['npm'] as const })),
  { name: 'openapi-spec-validator', needs: ['python3'] },
  { name: 'oasdiff', needs: ['go'] },
];
