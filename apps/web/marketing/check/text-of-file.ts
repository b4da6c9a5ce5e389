/** Reads a report file as it is: a mark or a byte that is no text would otherwise be mended in silence, and a changed file pass. */

export type FileText = { ok: true; text: string } | { ok: false; error: string }

/** Reports have about 100 KB. */
const bytesMax = 4_000_000

export async function textOfFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<FileText> {
  if (file.size > bytesMax) return { ok: false, error: 'That file is larger than 4 MB. Reports are far smaller.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-')
    return { ok: false, error: 'That’s a PDF. Enter the code printed on its first page instead.' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text === '' ? { ok: false, error: 'That file is empty.' } : { ok: true, text }
  } catch {
    return { ok: false, error: 'That file isn’t text. Choose the JSON file that Vouch exports.' }
  }
}
