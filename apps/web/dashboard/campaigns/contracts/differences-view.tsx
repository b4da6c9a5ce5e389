import { type ContractVersion, type MarkedClause, markedClauses, type OpenContract } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { useState } from 'react'
import { useContractVersion } from '../../../api/contracts.ts'
import { SelectField } from '../../../ui/field.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { withHoles } from './contract-holes.tsx'
import styles from './contracts.module.css'

interface DifferencesViewProps {
  contract: OpenContract
  /** As it is now, with what is typed and not saved. */
  current: ContractVersion['text']['clauses']
  /** Whether something is: then the newest version is an earlier one, too, whoever saved it. */
  isDirty: boolean
}

/** What changed since an earlier version, word by word. */
export function DifferencesView({ contract: { id, version, versions }, current, isDirty }: DifferencesViewProps) {
  const earlier = versions.filter((each) => each.version < version || isDirty)
  const [chosen, setSince] = useState<number | null>(null)
  const since = (earlier.find((each) => each.version === chosen) ?? earlier[0])?.version ?? null
  const before = useContractVersion(id, since)
  return (
    <div className={styles.editor}>
      <SelectField label="Changes since" value={since ?? ''} onChange={({ target }) => setSince(Number(target.value))}>
        {earlier.map((each) => (
          <option key={each.version} value={each.version}>
            Version {each.version}, {dateTime(each.at)}
            {each.by === null ? '' : `, ${each.by}`}
          </option>
        ))}
      </SelectField>
      {before.isPending && <p role="status">Loading that version…</p>}
      {before.isError && <LoadFailure query={before} />}
      {before.data && <Marked clauses={markedClauses(before.data.text.clauses, current)} />}
    </div>
  )
}

const words = { same: 'Unchanged', changed: 'Changed', added: 'Added', removed: 'Removed' } as const

function Marked({ clauses }: { clauses: readonly MarkedClause[] }) {
  const moved = clauses.filter(({ kind }) => kind !== 'same')
  if (moved.length === 0) return <p className={styles.quiet}>Nothing in the text changed since then.</p>
  return (
    <article className={styles.differences} aria-label="Changes">
      {moved.map(({ heading, kind, parts }, place) => {
        const key = `${place} ${heading}`
        return (
          <section key={key}>
            <h2 className={styles.clauseHeading}>
              {heading} <span className={styles.quiet}>{words[kind]}</span>
            </h2>
            <p className={styles.clauseText}>
              {parts.map((part, at) => {
                const mark = `${at}-${part.kind}`
                const text = withHoles(part.text)
                if (part.kind === 'added') return <ins key={mark}>{text}</ins>
                return part.kind === 'removed' ? <del key={mark}>{text}</del> : <span key={mark}>{text}</span>
              })}
            </p>
          </section>
        )
      })}
    </article>
  )
}
