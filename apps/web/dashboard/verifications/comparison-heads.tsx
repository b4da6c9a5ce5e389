import { date, platformName } from '@vouch/presentation'
import { Link } from 'react-router'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import styles from './compare.module.css'
import type { ComparedReport } from './compared-rows.ts'

export interface ComparisonProps {
  reports: readonly ComparedReport[]
  /** Of the address: what can be taken out of it. */
  ids: readonly string[]
}

/** Whose column it is and of which day; more than two can be taken out one by one. */
export function ComparisonHeads({ reports, ids }: ComparisonProps) {
  const without = (id: string) => `/dashboard/compare?ids=${ids.filter((each) => each !== id).join(',')}`
  return (
    <thead>
      <tr>
        <td />
        {reports.map(({ id, report: { subject } }) => (
          <th key={id} scope="col">
            <Link className={styles.name} to={`/dashboard/verifications/${id}`}>
              <bdi>{shownName(subject)}</bdi>
            </Link>
            <span className={styles.note}>
              <bdi>@{withoutDirections(subject.handle)}</bdi> · {platformName(subject.platform)} ·{' '}
              {date(subject.fetchedAt)}
            </span>
            {ids.length > 2 && (
              <Link className={styles.note} to={without(id)} replace>
                Remove<span className="visually-hidden"> {shownName(subject)}</span>
              </Link>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
