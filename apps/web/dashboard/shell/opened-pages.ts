/** Which pages of the product this tab has opened: their code is here, so they open without a connection too. */

const opened = new Set<string>()

/** @returns a page of the product by what it is and not by what it shows: all reports are one, at either of the product's two addresses */
export function pageOf(pathname: string): string {
  return pathname
    .replace(/^\/(?:app|dashboard)(?=\/|$)/, '')
    .replaceAll(/\/[\da-f]{8}-[\da-f-]{27}(?=\/|$)/g, '/:id')
    .replace(/\/$/, '')
}

export function noteOpened(pathname: string): void {
  opened.add(pageOf(pathname))
}

export function wasOpened(pathname: string): boolean {
  return opened.has(pageOf(pathname))
}
