/** What one look at the installation found. */

/** `ok`: as it should be. `off`: not set up, and nothing needs it. `warning`: works, and should be looked at. `fault`: something does not work. */
export type FindingState = 'ok' | 'off' | 'warning' | 'fault'

export interface Finding {
  /** Stable, for programs: `database`, `connector.youtube`. */
  id: string
  state: FindingState
  /** What was found, one sentence. */
  says: string
  /** What to do, one sentence; null where nothing has to be done. */
  fix: string | null
}

export const ok = (id: string, says: string): Finding => ({ id, state: 'ok', says, fix: null })
export const off = (id: string, says: string, fix: string | null = null): Finding => ({ id, state: 'off', says, fix })
export const warning = (id: string, says: string, fix: string): Finding => ({ id, state: 'warning', says, fix })
export const fault = (id: string, says: string, fix: string): Finding => ({ id, state: 'fault', says, fix })

/** @returns what went wrong, in one line that ends without a period */
export function reasonOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message || error.name : error).split('\n')
  return line.replace(/\.$/, '')
}
