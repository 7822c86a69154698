/** The index of the helpers that mutants and permitted servers share, made of the first sentence of each comment. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const heading = `# Helpers of mutants and permitted servers

Generated from their comments by \`npm run generate\`; not edited by hand. A helper takes the parts of a world and gives
parts with a change.

| helper | change | file |
|---|---|---|
`;

/** @param conformance the folder of the suite; the index stands two folders below it */
export function helperIndex(conformance: string): string {
  const files = globSync('{mutants,permitted}/**/*.ts', { cwd: conformance }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const rows = files.toSorted().flatMap((file) => helperRows(file, readFileSync(`${conformance}/${file}`, 'utf8')));
  return `${heading}${rows.join('\n')}\n`;
}

/**
 * The rows of one file, in the order of its functions.
 *
 * @throws Error where a helper has no comment that begins with a sentence
 */
export function helperRows(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const helpers = statements.filter(ts.isFunctionDeclaration).filter(isHelper);
  return helpers.map((helper) => {
    const name = helper.name!.text;
    const [comment] = ts.getJSDocCommentsAndTags(helper).filter(ts.isJSDoc);
    const sentence = /^[^@].*?\.(?=\s|$)/s.exec(ts.getTextOfJSDocComment(comment?.comment) ?? '')?.[0];
    if (sentence === undefined) throw new Error(`${file}: the comment of ${name} does not say what it changes`);
    return `| \`${name}\` | ${sentence.replaceAll(/\s+/g, ' ')} | [${file}](../../${file}) |`;
  });
}

function isHelper({ modifiers, parameters: [first] }: ts.FunctionDeclaration): boolean {
  const is_exported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return is_exported && first?.name.getText() === 'parts';
}
