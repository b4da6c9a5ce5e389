/** For the `ref` of something that appears because of a click whose own control goes away: the keyboard goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
