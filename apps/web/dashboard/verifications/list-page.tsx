import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { chosenMost, idsOf } from './chosen-ids.ts'
import { creatorFilter } from './creator-filter.ts'
import styles from './list-page.module.css'
import { VerificationList, VerifyFirst } from './recent-verifications.tsx'

export function meta() {
  return [{ title: 'Verifications · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const typingPauseMs = 250

/** Everything that this account has verified, newest first. */
export default function ListPage() {
  const [handle, setHandle] = useState('')
  const [written] = useDebouncedValue(handle, typingPauseMs)
  const creator = creatorFilter(written)
  const [chosen, choose] = useChoice()
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Verifications</h1>
        <div className={styles.tools}>
          <div className={styles.filter}>
            <TextField
              label="Username"
              type="search"
              value={handle}
              placeholder="All creators"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setHandle(event.target.value)}
            />
          </div>
          <ExportMenu of={{ subject: 'verifications', ...(creator && { creator }) }} formats={['csv', 'json']} />
        </div>
      </header>
      <ChosenBar ids={chosen} />
      <VerificationList
        creator={creator}
        choosing={{ chosen, onChoose: choose, most: chosenMost }}
        empty={
          creator ? (
            <EmptyState title={`No results for ${creator}`} heading="h2">
              Enter the full username, exactly as it appears in the profile link.
            </EmptyState>
          ) : (
            <VerifyFirst />
          )
        }
      />
    </div>
  )
}

/** The chosen reports. The address follows the choice, so that a reload keeps it; it does not lead, because it changes later than a quick
 *  reader chooses the next. */
function useChoice(): [string[], (id: string, added: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get('ids') ?? ''
  const [chosen, setChosen] = useState(() => idsOf(inAddress))
  const wanted = chosen.join(',')
  useEffect(() => {
    if (wanted !== inAddress) setSearch(wanted && { ids: wanted }, { replace: true, preventScrollReset: true })
  }, [wanted, inAddress, setSearch])
  const choose = useCallback(
    (id: string, added: boolean) =>
      setChosen((before) => (added ? [...before, id] : before.filter((each) => each !== id))),
    [],
  )
  return [chosen, choose]
}

/** What can be done with the chosen rows. It stands before they are chosen, so that the boxes explain themselves. */
function ChosenBar({ ids }: { ids: readonly string[] }) {
  return (
    <div className={styles.chosen}>
      <p role="status">
        {ids.length === 0
          ? `Choose 2 to ${chosenMost} reports to compare, or to plan one campaign with all of them.`
          : `${ids.length} of up to ${chosenMost} selected.`}
      </p>
      {ids.length >= 2 && (
        <>
          <ButtonLink size="small" to={`/dashboard/compare?ids=${ids.join(',')}`}>
            Compare
          </ButtonLink>
          <ButtonLink size="small" tone="secondary" to={`/dashboard/portfolio?ids=${ids.join(',')}`}>
            Plan campaign
          </ButtonLink>
        </>
      )}
    </div>
  )
}
