import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from '../../src/contract/document.ts';

/** True for a word of which the document names some, and another service may have more. */
export function isOpenCode(path: string | undefined): boolean {
  return /^#\/components\/schemas\/\w+Code$/.test(path ?? '');
}

/**
 * The types of the document as TypeScript. A field with a default stays optional (a request may leave it out), and a
 * free-form object is a record of unknowns, not an empty one.
 * @param isOpen tells schemas whose words are no closed list: they take any text, and editors still offer the words
 */
export async function typesSource(
  document: OpenApiDocument,
  isOpen: (path: string | undefined) => boolean = () => false,
): Promise<string> {
  // A copy, since the library may change what it is given.
  const nodes = await openapiTS(structuredClone(document) as never, {
    silent: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: ({ enum: words }, { path }) => (words && isOpen(path) ? openUnion(words) : undefined),
  });
  return `${astToString(nodes).trimEnd()}\n`;
}

/** Known words `| (string & {})`: without the braces the words would be lost in `string`. */
function openUnion(words: readonly unknown[]): ts.TypeNode {
  const { factory } = ts;
  const any = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  const known = words.map((word) => factory.createLiteralTypeNode(factory.createStringLiteral(String(word))));
  return factory.createUnionTypeNode([...known, factory.createParenthesizedType(any)]);
}
