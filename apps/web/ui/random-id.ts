/** @returns an id that nobody can guess and that does not repeat: 32 hexadecimal digits. It works on plain http too,
 *  where the browser withholds `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
