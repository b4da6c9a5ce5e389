import { useState } from 'react'
import type { Account } from '../asking/messages.ts'
import { priceWords } from '../page/badge-words.ts'
import { Trouble } from './head.tsx'
import { useDeed } from './use-ask.ts'

interface ListFormProps {
  url: string
  price: number
  /** Null while it is not there. */
  account: Account | null
  onDone: () => void
}

/** Adds the creator to a shortlist. */
export function ListForm({ url, price, account, onDone }: ListFormProps) {
  const add = useDeed('shortlist')
  const [chosen, setChosen] = useState<string | null>(null)
  if (account === null) return null
  const { shortlists, places } = account
  const list = chosen ?? shortlists[0]?.id
  const isFull = places.used >= places.limit
  return (
    <section>
      <h2>Shortlist</h2>
      {shortlists.length > 1 && (
        <select aria-label="Shortlist" value={list} onChange={(event) => setChosen(event.target.value)}>
          {shortlists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Trouble failure={add.failure} />
      {add.done && (
        <p className="notice done" role="status">
          On “{add.done.shortlist.name}”{add.done.creditsUsed === 0 ? ', for free' : ''}.
        </p>
      )}
      <button
        type="button"
        disabled={add.busy}
        onClick={async () => {
          if ((await add.run({ url, ...(list !== undefined && { shortlistId: list }) })) !== null) onDone()
        }}
      >
        Add to shortlist: {priceWords(price)}
      </button>
      <p className="quiet">
        {isFull ? 'All spots are taken; a creator who’s already on a list can be added. ' : ''}
        {places.used} of {places.limit} spots taken.{' '}
        {price > 0 && 'The price includes a screening, kept with the list.'}
      </p>
    </section>
  )
}
