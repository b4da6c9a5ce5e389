import { chosenVerificationsMax, soughtHandle, type VerificationCard } from '@vouch/contract'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useVerifications } from '../../api/verifications.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useNow } from '../../ui/use-now.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { idsOf } from './chosen-ids.ts'
import { addressOf, isNarrowed, type ListAddress, partOf } from './list-address.ts'
import { ListFilters } from './list-filters.tsx'
import styles from './list-page.module.css'
import { SavedViews } from './saved-views.tsx'
import { useListAddress } from './use-list-address.ts'
import { VerificationTable, WaitingTable } from './verification-table.tsx'

export function meta() {
  return [{ title: 'Verifications · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const pageRows = 25
/** Days of a filter turn over at midnight; a list that is left open follows. */
const dayTickMs = 3_600_000

/** Everything that this account has verified, narrowed, ordered and chosen from. */
export default function ListPage() {
  const { address, written, write, change } = useListAddress()
  const now = useNow(dayTickMs)
  const part = partOf(address, soughtHandle(address.q), now)
  const list = useVerifications(part, { rows: pageRows })
  const rows = list.data?.pages.flatMap((page) => page.verifications) ?? []
  const isEmpty = list.isSuccess && rows.length === 0
  const { sort: _, ...filter } = part
  return (
    <div className={styles.page}>
      <PageHead
        title="Verifications"
        actions={
          <ExportMenu
            of={{ subject: 'verifications', ...(isNarrowed(address) && { filter }) }}
            formats={['csv', 'json']}
          />
        }
      />
      <SavedViews address={addressOf(address)} />
      <ListFilters address={address} written={written} onWrite={write} onChange={change} />
      <ChosenFrom rows={rows} isEmpty={isEmpty} sort={address.sort} onSort={(sort) => change({ sort })} />
      {list.isPending && <WaitingTable />}
      {list.isError && rows.length === 0 && <LoadFailure title="We couldn’t load your verifications" query={list} />}
      {isEmpty && <Nothing narrowed={isNarrowed(address)} />}
      {list.hasNextPage && (
        <Button tone="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  )
}

interface ChosenFromProps {
  rows: readonly VerificationCard[]
  /** Whether it is known that there are none. */
  isEmpty: boolean
  sort: ListAddress['sort']
  onSort: (sort: ListAddress['sort']) => void
}

/** The rows, and what is done with those that are chosen. The choice lives here, so that a press on a box draws its row and the bar, and neither
 *  the filters nor the heading. */
function ChosenFrom({ rows, isEmpty, sort, onSort }: ChosenFromProps) {
  const [chosen, choose, clear] = useChoice()
  const full = chosen.length >= chosenVerificationsMax
  return (
    <>
      {(!isEmpty || chosen.length > 0) && <ChosenBar ids={chosen} onClear={clear} />}
      {rows.length > 0 && <VerificationTable {...{ rows, sort, onSort, chosen, full }} onChoose={choose} />}
    </>
  )
}

/** The chosen reports. The address follows the choice once its box is drawn, so that a reload keeps it; it does not lead, because it changes
 *  later than a quick reader chooses the next. */
function useChoice(): [string[], (ids: readonly string[], added: boolean) => void, () => void] {
  const [search, changeSearch] = useAddress()
  const inAddress = search.get('ids') ?? ''
  const [chosen, setChosen] = useState(() => idsOf(inAddress, chosenVerificationsMax))
  const wanted = useDeferredValue(chosen.join(','))
  useEffect(() => {
    if (wanted === inAddress) return
    changeSearch(
      (present) => {
        const next = new URLSearchParams(present)
        if (wanted === '') next.delete('ids')
        else next.set('ids', wanted)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [wanted, inAddress, changeSearch])
  const choose = useCallback(
    (ids: readonly string[], added: boolean) =>
      setChosen((before) => {
        const others = before.filter((each) => !ids.includes(each))
        return added ? [...others, ...ids].slice(0, chosenVerificationsMax) : others
      }),
    [],
  )
  return [chosen, choose, useCallback(() => setChosen([]), [])]
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed) {
    return (
      <EmptyState title="No verifications match these filters" heading="h2">
        Change a filter above, or clear them all to see every report.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No verifications yet"
      heading="h2"
      actions={
        <>
          <ButtonLink to="/dashboard/verify">Verify a creator</ButtonLink>
          <ButtonLink tone="secondary" to="/app/example/clean">
            See a sample report
          </ButtonLink>
        </>
      }
    >
      Every report you request is kept here, to sort, tag, compare and export.
    </EmptyState>
  )
}
