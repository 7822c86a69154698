import { bundledDocument } from './document.ts';

/** `info.version` of the document that the kit was made with. */
export const document_version: string = bundledDocument().info.version;
