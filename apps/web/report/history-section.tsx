import type { HistoryEntry } from '@vouch/contract'
import { compact, date, plural } from '@vouch/presentation'
import { Link } from 'react-router'
import { useHistory } from '../api/analyses.ts'
import { ButtonLink } from '../ui/button.tsx'
import { TrustMark } from '../ui/tolerance-mark.tsx'
import { VerdictWord } from '../ui/verdict-word.tsx'
import { differenceWords, movedWords } from './history-words.ts'
import table from './plain-table.module.css'
import { Section } from './section.tsx'

/** Every verification of this creator by the account, with what made the difference from one to the next. */
export function HistorySection({ id }: { id: string }) {
  const history = useHistory(id)
  const entries = history.data?.history ?? []
  if (entries.length === 0) return null
  return (
    <Section
      title="Earlier verifications"
      note="A score can change because the account did, because different data was available, or because our engine improved. Each row says which."
    >
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Data from</th>
              <th scope="col">Trust</th>
              <th scope="col">Decision</th>
              <th scope="col">Followers</th>
              <th scope="col">What changed</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} here={entry.id === id} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={table.note}>
        {plural(entries.length, 'verification')} of this creator, newest first; we show up to 20.
      </p>
      {entries.length > 1 && (
        <p>
          <ButtonLink
            tone="secondary"
            size="small"
            to={`/dashboard/compare?ids=${entries
              .slice(0, 2)
              .map((entry) => entry.id)
              .join(',')}`}
          >
            Compare the last two
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}

function Entry({ entry, here }: { entry: HistoryEntry; here: boolean }) {
  return (
    <tr>
      <th scope="row">
        {here ? (
          <b>{date(entry.fetchedAt)}</b>
        ) : (
          <Link to={`/dashboard/verifications/${entry.id}`}>{date(entry.fetchedAt)}</Link>
        )}
        {here && ' (this report)'}
      </th>
      <td>{entry.trust ? <TrustMark trust={entry.trust} /> : '–'}</td>
      <td>
        <VerdictWord verdict={entry} />
      </td>
      <td>{compact(entry.followers)}</td>
      <td>
        {differenceWords(entry)}
        <span className={table.note}> {movedWords(entry)}</span>
      </td>
    </tr>
  )
}
