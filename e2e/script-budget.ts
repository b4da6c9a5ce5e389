/** How much a public page's scripts may weigh, compressed as they are sent. */

/** The home page shows the product itself. */
const bytesMax: Record<string, number> = { '/': 150 * 1_024 }
const bytesUsualMax = 130 * 1_024

/** @param path of a public page @returns the most that it may name of scripts, in bytes */
export function scriptBytesMax(path: string): number {
  return bytesMax[path] ?? bytesUsualMax
}
