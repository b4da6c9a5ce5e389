import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { useAddress } from '../../ui/use-address.ts'
import { addressOf, type ListAddress, listAddressOf } from './list-address.ts'

const typingPauseMs = 250

/** The address holds what is shown. The name's box leads it while somebody types. */
export function useListAddress() {
  const [search, changeSearch] = useAddress()
  const address = listAddressOf(search)
  const [written, write] = useState(address.q)
  const [settled] = useDebouncedValue(written, typingPauseMs)
  const change = useCallback(
    (given: Partial<ListAddress>) => {
      if (given.q !== undefined) write(given.q)
      changeSearch(
        (present) => {
          const next = new URLSearchParams(addressOf({ ...listAddressOf(present), ...given }))
          const ids = present.get('ids')
          if (ids !== null) next.set('ids', ids)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [changeSearch],
  )
  useEffect(() => change({ q: settled }), [settled, change])
  // A view that was opened has a name of its own.
  const [known, setKnown] = useState(address.q)
  if (known !== address.q) {
    setKnown(address.q)
    if (address.q !== settled.trim()) write(address.q)
  }
  return { address, written, write, change }
}
