import { type BenchmarkAnswer, benchmarks, type OwnFigure, type ShownFigure } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { type FormEvent, useRef, useState } from 'react'
import { Allowed } from '../../account/allowed.tsx'
import { type BenchmarkCell, useKeepOwnFigure, useRemoveOwnFigure } from '../../api/market.ts'
import { refusalOf, sentenceOf } from '../../api/refusal.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { focusAfter } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { useOpenings } from '../../ui/use-opening.ts'
import styles from './market.module.css'
import { ownRange, ownText, typedFigure, writtenFigure } from './market-words.ts'

interface OwnFiguresProps {
  cell: BenchmarkCell
  answer: BenchmarkAnswer
}

/** The workspace's own figures: where it knows better, forecasts follow it. Without an open table they can be taken back, not set. */
export function OwnFigures({ cell, answer: { own, table, contents } }: OwnFiguresProps) {
  const { open: editing, hide, opens } = useOpenings()
  const title = useRef<HTMLHeadingElement>(null)
  const figures = table?.figures ?? []
  const nameOf = (figure: string) => contents.find(({ id }) => id === figure)?.name ?? figure
  return (
    <section className={styles.part} aria-label="Your own figures">
      <div className={styles.heading}>
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.subtitle}>
            Your own figures
          </h2>
          <p className={styles.hint}>
            Prices, clicks and orders that you set here replace the published ones in forecasts of creators like these.
            They stay after the month ends.
          </p>
        </div>
        {editing === null && figures.length > 0 && (
          <Allowed call={benchmarks.keepOwn}>
            <Button {...opens('')} size="small" tone="secondary">
              Add a figure
            </Button>
          </Allowed>
        )}
      </div>
      {own.length > 0 && (
        <ul className={styles.rows}>
          {own.map((each) => (
            <OwnRow
              key={each.figure}
              cell={cell}
              own={each}
              name={nameOf(each.figure)}
              unit={each.figure === 'price-per-thousand' ? 'usd' : 'ratio'}
              hasTable={figures.length > 0}
              opener={figures.length > 0 && editing === null ? opens(each.figure) : null}
              onRemoved={() => {
                if (editing === each.figure) hide()
                focusAfter(title.current)
              }}
            />
          ))}
        </ul>
      )}
      {editing !== null && (
        <OwnForm key={editing} cell={cell} figures={figures} own={own} begun={editing} onDone={hide} />
      )}
    </section>
  )
}

interface OwnRowProps {
  cell: BenchmarkCell
  own: OwnFigure
  name: string
  unit: ShownFigure['unit']
  hasTable: boolean
  /** For the button that edits; null: it can't be edited, or the form is taken. */
  opener: Pick<ButtonProps, 'ref' | 'onClick'> | null
  onRemoved: () => void
}

function OwnRow({ cell, own, name, unit, hasTable, opener, onRemoved }: OwnRowProps) {
  const keep = useKeepOwnFigure(cell)
  const remove = useRemoveOwnFigure(cell)
  const { figure, low, middle, high, note } = own
  const onRemove = async () => {
    try {
      await remove.mutateAsync(figure)
      // Figures are set where the table is open.
      if (hasTable)
        offerUndo({
          title: `Your own ${name} removed`,
          takeBack: () => keep.mutateAsync({ figure, low, middle, high, note: note ?? '' }),
        })
      onRemoved()
    } catch (error) {
      toast('Not removed', sentenceOf(error), 'risk')
    }
  }
  return (
    <li>
      <span>
        {name}: <b>{ownText(unit, own.middle)}</b>, {ownRange(unit, own)}
        <span className={styles.basis}>
          {own.note && `${own.note}. `}
          {own.inForecasts ? 'Used in forecasts' : 'Shown here only'}. Changed {date(own.changedAt)}
          {own.changedBy && ` by ${own.changedBy}`}
        </span>
      </span>
      <Allowed call={benchmarks.removeOwn}>
        <span className={styles.actions}>
          {opener && (
            <Button {...opener} size="small" tone="secondary" aria-label={`Edit ${name}`}>
              Edit
            </Button>
          )}
          <Button
            size="small"
            tone="quiet"
            aria-label={`Remove ${name}`}
            busy={remove.isPending}
            onClick={() => void onRemove()}
          >
            Remove
          </Button>
        </span>
      </Allowed>
    </li>
  )
}

interface OwnFormProps {
  cell: BenchmarkCell
  figures: readonly ShownFigure[]
  own: readonly OwnFigure[]
  /** The figure to begin with; empty: the first that forecasts use. */
  begun: string
  onDone: () => void
}

const ends = ['low', 'middle', 'high'] as const
const endNames = { low: 'Low', middle: 'Typical', high: 'High' } as const

function OwnForm({ cell, figures, own, begun, onDone }: OwnFormProps) {
  // A new one begins at what isn't set yet, the figures of forecasts first.
  const free = figures.filter(({ id }) => own.every((each) => each.figure !== id))
  const usual = free.find((each) => each.own !== null) ?? free[0] ?? figures[0]
  const [figure, setFigure] = useState(figures.find(({ id }) => id === begun) ?? usual)
  const held = own.find((each) => each.figure === figure?.id)
  const save = useKeepOwnFigure(cell)
  const refusal = save.isError ? refusalOf(save.error, [...ends, 'note']) : null
  if (figure === undefined) return null
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    // What is no number goes out as 0, which the server refuses at its field.
    const read = (end: string) => typedFigure(figure.unit, String(typed.get(end) ?? '')) ?? 0
    const range = { low: read('low'), middle: read('middle'), high: read('high') }
    save.mutate({ figure: figure.id, ...range, note: String(typed.get('note') ?? '') }, { onSuccess: onDone })
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={keep} key={figure.id}>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <SelectField
        label="Figure"
        autoFocus
        value={figure.id}
        hint={`${figure.basis}. ${figure.own === null ? 'Shown in this table only.' : 'Used in forecasts.'}`}
        onChange={({ target }) => {
          save.reset()
          setFigure(figures.find(({ id }) => id === target.value))
        }}
      >
        {figures.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.fields}>
        {ends.map((end) => (
          <TextField
            key={end}
            name={end}
            label={`${endNames[end]}, ${figure.unit === 'usd' ? '$' : '%'}`}
            inputMode="decimal"
            defaultValue={writtenFigure(figure.unit, (held ?? figure)[end])}
            error={refusal?.fields[end]}
          />
        ))}
      </div>
      <TextField
        label="Note"
        name="note"
        maxLength={200}
        defaultValue={held?.note ?? ''}
        hint="Where it comes from, for the others in your workspace."
        error={refusal?.fields.note}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          Save figure
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
