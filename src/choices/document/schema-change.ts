/** What each file of schemas gives to `schemas.ts`: by the name of a component, what the choices make of it. */
import type { SchemaObject } from '../../contract/document.ts';
import type { View } from './view.ts';

/** What the choices make of a component; its references still lead to the components of the bundled document. */
export type SchemaChange = (schema: SchemaObject, view: View) => SchemaObject;
export type SchemaChanges = Readonly<Record<string, SchemaChange>>;
