import { noFilters } from '@vouch/contract'
import { useMemo } from 'react'
import { type CreatorSearch, readSearch } from './search-address.ts'
import styles from './search-box.module.css'
import { chipsOf } from './search-chips.ts'

interface SearchChipsProps {
  search: CreatorSearch
  onSearch: (search: CreatorSearch) => void
}

/** Every filter of the search, each with its way out, and what of the sentence is no filter. */
export function SearchChips({ search, onSearch }: SearchChipsProps) {
  // Nothing here changes with a letter in the box.
  const chips = useMemo(() => chipsOf(search), [search])
  const { understood } = readSearch(search)
  const unused = understood.filter((part) => part.unused).map(({ start, end }) => `“${search.text.slice(start, end)}”`)
  return (
    <>
      {chips.length > 0 && (
        <div className={styles.chosen}>
          <ul className={styles.chips} aria-label="Filters">
            {chips.map(({ id, words, without }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={`${words}, remove`}
                  onClick={() => onSearch(without)}
                >
                  {words}
                  <span aria-hidden="true"> ×</span>
                </button>
              </li>
            ))}
          </ul>
          {chips.length > 1 && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => onSearch({ ...search, filters: noFilters, text: '' })}
            >
              Clear all
            </button>
          )}
        </div>
      )}
      {unused.length > 0 && <p className={styles.unused}>There’s no filter for {unused.join(' or ')} yet.</p>}
    </>
  )
}
