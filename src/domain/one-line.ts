// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a mail's head, or end a line of a log
const LINE_BREAKING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** Whether a text is readable and can end no line wherever it is put: in a mail's head, a log, a label. */
export function isOneLine(text: string): boolean {
  return text.isWellFormed() && !LINE_BREAKING.test(text)
}

/** Whether a person's name is one: on one line, and nothing that a mail could take for markup. */
export function isName(text: string): boolean {
  return isOneLine(text) && !/[<>]/.test(text)
}

/** The same text on one line, with a space where something ended it. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(new RegExp(LINE_BREAKING, 'g'), ' ').trim()
}
