import styles from './legal.module.css'
import { type StoredItem, storedItems } from './stored-items.ts'

/** A region that scrolls takes focus, or the arrow keys could not reach what is beyond its edge. */
const reachable = { tabIndex: 0 } as const

export function StoredItemsTable() {
  return (
    <section className={styles.scroll} aria-label="Table: cookies and storage" {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Name', 'Purpose', 'Kept', 'Where', 'Group'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {storedItems.map((item) => (
            <Row key={item.name} item={item} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ item }: { item: StoredItem }) {
  return (
    <tr>
      <th scope="row">
        <code>{item.name}</code>
      </th>
      <td>{item.purpose}</td>
      <td>{item.kept}</td>
      <td>{item.kind}</td>
      <td>{item.group}</td>
    </tr>
  )
}
