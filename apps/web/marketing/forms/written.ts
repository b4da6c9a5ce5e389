/** @returns what stands in a form, by the names of its fields, without the spaces around it. */
export function written(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()]] : [],
  )
  return Object.fromEntries(texts)
}

/** Puts the focus on the first field, in the order of the form, that has a message. */
export function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  for (const element of form.elements) {
    if (
      element instanceof HTMLElement &&
      'name' in element &&
      typeof element.name === 'string' &&
      element.name in errors
    ) {
      element.focus()
      return
    }
  }
}

/** Good enough to send: the server looks closer, and the letter that follows is the proof. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
