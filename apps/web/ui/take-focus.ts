/** Leads the keyboard on after a press whose button goes away, unless somebody is writing elsewhere by then. */
export function focusAfter(next: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLElement && document.activeElement.matches('input, textarea, select')) return
  next?.focus()
}

/** For the `ref` of something that appears because of a click whose own control goes away: the keyboard goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
