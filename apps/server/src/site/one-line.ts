/** @returns the text on one line: subjects of letters and names beside addresses have no line breaks. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
