import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Notifications } from '../../../foundation/jobs/notifications.ts'
import { StartFault } from '../../../start-fault.ts'
import { readSupplier, type SupplierReading } from './supplier-file.ts'
import type { Supplier } from './supplier-shape.ts'

/** All suppliers that are described: files of the operator, which are read at the start, and copies that the team keeps in the database, which change while
 *  everything runs. A file counts instead of a copy with its key. */

export interface DescribedSupplier {
  key: string
  /** The YAML, as it was written. */
  text: string
  from: 'file' | 'copy'
  reading: SupplierReading
  /** When and by whom a copy was changed; null for files. */
  changed: { at: Date; by: string } | null
}

export interface SupplierBook {
  /** All of them, in the order in which they are asked. */
  all: () => readonly DescribedSupplier[]
  /** Those that are asked: none unless the operator accepted what that means. */
  current: () => readonly Supplier[]
  /** Reads the copies again here and lets every other process do so. Call it after a change was committed. */
  tell: () => Promise<void>
}

export interface SupplierBookSettings {
  files: readonly string[]
  accepted: boolean
}

const channel = 'suppliers_changed'
/** More than anybody has contracts with. */
export const copiesMax = 50

/** @returns the suppliers of files alone.
 *  @throws StartFault naming the file, the line and what is wrong there. */
export function fileSuppliers(files: readonly string[]): DescribedSupplier[] {
  const described = files.map((file): DescribedSupplier => {
    const text = textOf(file)
    const reading = readSupplier(text)
    if (!reading.ok) {
      const lines = reading.faults.map(({ line, sentence }) => `  line ${line}: ${sentence}`)
      throw new StartFault(`SUPPLIERS_FILE: ${file} can’t be used:\n${lines.join('\n')}`)
    }
    return { key: reading.supplier.key, text, from: 'file', reading, changed: null }
  })
  const keys = described.map(({ key }) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) throw new StartFault(`SUPPLIERS_FILE: two files have the key ${twice}`)
  return described
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartFault(`SUPPLIERS_FILE: ${file} can’t be read`)
  }
}

/** @returns those of a list that can be asked. */
export function askable(described: readonly DescribedSupplier[]): Supplier[] {
  return described.flatMap(({ reading }) => (reading.ok ? [reading.supplier] : []))
}

/** Opens the book. Other processes hear of each change. */
export async function openSupplierBook(
  { files, accepted }: SupplierBookSettings,
  { pool, notifications }: { pool: pg.Pool; notifications: Pick<Notifications, 'listen'> },
): Promise<SupplierBook> {
  const written = fileSuppliers(files)
  let all: readonly DescribedSupplier[] = written
  let current: readonly Supplier[] = []
  const look = async () => {
    all = await withCopies(written, pool)
    current = accepted ? askable(all) : []
  }
  await look()
  // A change that could not be read now is read with the next one, or after the next start.
  const lookLater = () => void look().catch(() => undefined)
  await notifications.listen(channel, { hear: lookLater, missed: lookLater })
  return {
    all: () => all,
    current: () => current,
    tell: async () => {
      await look()
      await pool.query("select pg_notify($1, '')", [channel])
    },
  }
}

/** @returns suppliers of files, and the team's copies that no file stands in for. */
export async function withCopies(written: readonly DescribedSupplier[], pool: pg.Pool): Promise<DescribedSupplier[]> {
  const keys = new Set(written.map(({ key }) => key))
  const copies = await loadCopies(pool)
  return [...written, ...copies.filter(({ key }) => !keys.has(key))]
}

async function loadCopies(pool: pg.Pool): Promise<DescribedSupplier[]> {
  const found = await pool.query<{ key: string; text: string; at: Date; by: string }>(
    'select key, body as text, changed_at as at, changed_by as by from suppliers order by key limit $1',
    [copiesMax],
  )
  return found.rows.map(({ key, text, at, by }) => ({
    ...{ key, text, from: 'copy' as const },
    reading: readSupplier(text),
    changed: { at, by },
  }))
}
