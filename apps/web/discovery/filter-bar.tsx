import type { CreatorFilters } from '@vouch/contract'
import { noFilters } from '@vouch/contract'
import { useMemo, useRef, useState } from 'react'
import { type Chip, criticalChip, type ReadSearch } from './creator-search.ts'
import styles from './filter-bar.module.css'
import { editorOf, filterEditors } from './filter-editors.tsx'
import { FilterPopover } from './filter-popover.tsx'
import type { SearchChange, SearchPartProps } from './search-rules.ts'

const nothingRead: Pick<ReadSearch, 'filters' | 'understood'> = { filters: noFilters, understood: [] }

/** What is open: a filter by name, and where the chip is that opened it. */
interface Open {
  name: string
  /** From the left edge of the bar, pixels. */
  left: number
}

/** Every filter of the search, each with its way out, then those that can be added. A chip opens what sets it. */
export function FilterBar({ search, rules, onChange }: SearchPartProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open | null>(null)
  // Nothing here changes with a letter in the box.
  const chips = useMemo(() => rules?.chipsOf(search) ?? [criticalChip(search)], [search, rules])
  const used = new Set(chips.map(({ field }) => editorOf(field)?.name))
  const editor = filterEditors.find(({ name }) => name === open?.name)
  const { filters, understood } = rules?.readSearch(search) ?? nothingRead
  const unused = understood.filter((part) => part.unused).map(({ start, end }) => `“${search.text.slice(start, end)}”`)
  const said = chips.filter(({ id }) => id !== 'critical').length

  function toggle(name: string, button: HTMLElement) {
    const left = button.getBoundingClientRect().left - (bar.current?.getBoundingClientRect().left ?? 0)
    setOpen(open?.name === name ? null : { name, left })
  }
  function close(returning: boolean) {
    if (returning && open !== null) buttonOf(bar.current, open.name)?.focus()
    setOpen(null)
  }

  return (
    <div className={styles.bar} ref={bar}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Filters">
          {chips.map((chip) => (
            <ActiveChip
              key={chip.id}
              chip={chip}
              open={open?.name}
              onOpen={toggle}
              onRemove={() => onChange(withoutChip(chip.id))}
            />
          ))}
          {said > 1 && (
            <li>
              <button
                type="button"
                className={styles.clear}
                onClick={() => onChange((before) => ({ ...before, filters: noFilters, text: '' }))}
              >
                Clear all
              </button>
            </li>
          )}
        </ul>
      )}
      <ul className={styles.adders} aria-label="Add a filter">
        {filterEditors
          .filter(({ name }) => name === 'Trust' || !used.has(name))
          .map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.adder}
                data-filter={name}
                aria-haspopup="dialog"
                aria-expanded={open?.name === name}
                onClick={({ currentTarget }) => toggle(name, currentTarget)}
              >
                {name}
              </button>
            </li>
          ))}
      </ul>
      {unused.length > 0 && <p className={styles.unused}>There’s no filter for {unused.join(' or ')} yet.</p>}
      {open !== null && editor && (
        <FilterPopover key={open.name} name={open.name} left={open.left} onClose={close}>
          {editor.fieldsOf({
            filters,
            onFilter: (change) => onChange((before, { withFilter }) => withFilter(before, change)),
          })}
          {editor.note && <p className={styles.note}>{editor.note}</p>}
        </FilterPopover>
      )}
    </div>
  )
}

interface ActiveChipProps {
  chip: Chip
  open: string | undefined
  onOpen: (name: string, button: HTMLElement) => void
  onRemove: () => void
}

function ActiveChip({ chip: { words, field }, open, onOpen, onRemove }: ActiveChipProps) {
  const name = nameOf(field)
  return (
    <li className={styles.chip}>
      <button
        type="button"
        className={styles.words}
        data-filter={name}
        aria-haspopup="dialog"
        aria-expanded={open === name}
        onClick={({ currentTarget }) => onOpen(name, currentTarget)}
      >
        {words}
      </button>
      <button type="button" className={styles.remove} aria-label={`${words}, remove`} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

/** Of the search as it is by then: what the chip was drawn with may have changed since. */
function withoutChip(id: string): SearchChange {
  return (before, { chipsOf }) => chipsOf(before).find((chip) => chip.id === id)?.without ?? before
}

function nameOf(field: keyof CreatorFilters): string {
  return editorOf(field)?.name ?? ''
}

/** The chip that opens a filter: it may have moved among the others since. */
function buttonOf(bar: HTMLElement | null, name: string): HTMLElement | null {
  return bar?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(name)}"]`) ?? null
}
