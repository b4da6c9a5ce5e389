import type { VerificationSort } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { useCallback, useState } from 'react'
import { useVerifications } from '../../api/verifications.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './list-page.module.css'
import { VerificationTable, WaitingTable } from './verification-table.tsx'

interface ReportPickerProps {
  title: string
  /** What the page does with the chosen. */
  children: string
  most: number
  /** The address without its ids, and what the button to it says. */
  to: string
  deed: string
}

/** A page that needs several reports, before any are chosen: they are chosen here. */
export function ReportPicker({ title, children, most, to, deed }: ReportPickerProps) {
  const [sort, setSort] = useState<VerificationSort>('newest')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useVerifications({ sort }, { rows: 50 })
  const rows = list.data?.pages[0]?.verifications.filter(({ verdict }) => verdict?.trust) ?? []
  const choose = useCallback(
    (ids: readonly string[], added: boolean) =>
      setChosen((before) => {
        const others = before.filter((each) => !ids.includes(each))
        return added ? [...others, ...ids].slice(0, most) : others
      }),
    [most],
  )
  if (list.isSuccess && rows.length < 2) {
    return (
      <EmptyState heading="h1" title={title} actions={<ButtonLink to="/dashboard/verify">Verify a creator</ButtonLink>}>
        {children} It takes two reports with a score; you have {rows.length === 0 ? 'none' : 'one'} so far.
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <PageHead title={title}>{children}</PageHead>
      <div className={styles.chosen} data-any={chosen.length > 0 || undefined}>
        <p role="status">
          {chosen.length} of {most} selected.
        </p>
        {chosen.length >= 2 && (
          <ButtonLink size="small" to={`${to}?ids=${chosen.join(',')}`}>
            {`${deed} ${plural(chosen.length, 'creator')}`}
          </ButtonLink>
        )}
      </div>
      {list.isPending ? (
        <WaitingTable />
      ) : (
        <VerificationTable
          rows={rows}
          sort={sort}
          onSort={setSort}
          chosen={chosen}
          onChoose={choose}
          full={chosen.length >= most}
        />
      )}
    </div>
  )
}
