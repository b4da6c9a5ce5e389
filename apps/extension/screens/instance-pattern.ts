/** @returns what the browser is asked to let the extension call at an instance: hosts without their port */
export function instancePattern(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}/*`
}
