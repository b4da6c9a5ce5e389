import { brotliCompressSync } from 'node:zlib'
import { sentBytes } from './sent-bytes.ts'

/** What a public page runs before anybody has neared a part that needs the application. */

export const earlyBytesMax = 30 * 1_024

const inline = /<script(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g
const asking = /<(?:script|link)\b(?=[^>]*(?:\ssrc=|\srel="modulepreload"))[^>]*\s(?:src|href)="([^"]+)"/g

/** @returns bytes, compressed as they are sent: scripts that stand in the page, those that it asks for by itself, and, where it has something
 *  to say before it is neared, all that it knows */
export function earlyBytes(html: string): number {
  const inside = [...html.matchAll(inline)].map(([, text = '']) => text).join('\n')
  const asked = new Set([...html.matchAll(asking)].map(([, script = '']) => script))
  if (html.includes('data-lively="now"')) for (const script of scriptsOf(html)) asked.add(script)
  return [...asked].reduce((sum, script) => sum + sentBytes(script), brotliCompressSync(inside).length)
}

/** @returns the paths of all scripts that a page names, whenever it asks for them */
export function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script))]
}
