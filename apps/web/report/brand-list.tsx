import type { BrandLine } from '@vouch/engine'
import { date, plural } from '../ui/format.ts'
import { withoutDirections } from '../ui/shown-name.ts'
import styles from './plain-table.module.css'

interface BrandListProps {
  brands: readonly BrandLine[]
  /** Posts that were read for them. */
  posts: number
  /** When the posts were fetched. */
  at: string
}

/** Who paid, as far as paid posts say, with the days between. */
export function BrandList({ brands, posts, at }: BrandListProps) {
  const source = `From ${plural(posts, 'post')}, data of ${date(at)}.`
  if (brands.length === 0) return <p className={styles.note}>No paid post names another account. {source}</p>
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Paid posts</th>
            <th scope="col">First</th>
            <th scope="col">Last</th>
          </tr>
        </thead>
        <tbody>
          {brands.slice(0, 20).map(({ name, posts: count, firstAt, lastAt }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>@{withoutDirections(name)}</bdi>
              </th>
              <td>{count}</td>
              <td>{date(firstAt)}</td>
              <td>{date(lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{source}</p>
    </>
  )
}
