import { type KeyboardEvent, useId, useState } from 'react'
import styles from './palette.module.css'
import { byGroup, type PaletteEntry, shownEntries } from './palette-search.ts'
import { useDialog } from './use-dialog.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

interface CommandPaletteProps {
  onClose: () => void
  /** What was typed while the box was loading. */
  begun: () => string
}

/** One box for everything: pages, actions, lists and recent verifications. Arrows choose, Enter goes. */
export function CommandPalette({ onClose, begun }: CommandPaletteProps) {
  const dialog = useDialog()
  const id = useId()
  const [text, setText] = useState(begun)
  const [place, setPlace] = useState(0)
  const { first, entries } = usePaletteEntries(text)
  const groups = byGroup(shownEntries(first, entries, text))
  const shown = groups.flatMap(([, inside]) => inside)
  const chosen = Math.min(place, Math.max(0, shown.length - 1))

  function run(entry: PaletteEntry | undefined): void {
    if (!entry) return
    // Closed first: the focus goes back to the page before the page changes.
    dialog.current?.close()
    entry.run()
  }

  function onKey(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && shown.length > 0) {
      event.preventDefault()
      setPlace((chosen + step + shown.length) % shown.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(shown[chosen])
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Search and commands"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={onKey}
    >
      <div className={styles.inside}>
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Search pages, creators, lists and actions"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${chosen}` : undefined}
          placeholder="Search, or paste a profile link"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPlace(0)
          }}
        />
        <div className={styles.options} id={`${id}-list`} role="listbox" aria-label="Results">
          {groups.map(([group, inside]) => (
            <fieldset key={group} className={styles.group} aria-label={group}>
              <p className={styles.groupName} aria-hidden="true">
                {group}
              </p>
              {inside.map((entry) => {
                const index = shown.indexOf(entry)
                return (
                  <Option
                    key={entry.id}
                    id={`${id}-${index}`}
                    entry={entry}
                    chosen={index === chosen}
                    onHover={() => setPlace(index)}
                    onRun={() => run(entry)}
                  />
                )
              })}
            </fieldset>
          ))}
        </div>
        {shown.length === 0 && <p className={styles.nothing}>No results. Paste a profile link to verify it.</p>}
        <p className={styles.foot} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> select <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
      </div>
    </dialog>
  )
}

interface OptionProps {
  id: string
  entry: PaletteEntry
  chosen: boolean
  onHover: () => void
  onRun: () => void
}

/** The focus stays in the box above; a row is pointed at by it, or by the mouse. */
function Option({ id, entry, chosen, onHover, onRun }: OptionProps) {
  return (
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      ref={(element) => {
        if (chosen) element?.scrollIntoView({ block: 'nearest' })
      }}
      onMouseMove={({ movementX, movementY }) => {
        // A pointer that rests while rows come under it has chosen nothing.
        if (movementX !== 0 || movementY !== 0) onHover()
      }}
      onClick={onRun}
      onKeyDown={() => undefined}
    >
      <span className={styles.optionName}>{entry.name}</span>
      {entry.note && <span className={styles.optionNote}>{entry.note}</span>}
    </div>
  )
}
