import { ScrollRegion } from '../../ui/scroll-region.tsx'
import styles from './legal.module.css'
import { type StoredItem, storedItems } from './stored-items.ts'

export function StoredItemsTable() {
  return (
    <ScrollRegion className={styles.scroll} name="Table: cookies and storage">
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
    </ScrollRegion>
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
