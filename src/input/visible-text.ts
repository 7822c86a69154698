/** Foreign text for a terminal or a log of CI, where control characters would act. */

/** Controls (C0, DEL, C1), line and direction marks of Unicode, and halves of surrogate pairs. */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\uFEFF]/gu;

/** The text in one line: each character that acts is written as its escape. */
export function visibleText(text: string): string {
  return text.replaceAll(acting, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}
