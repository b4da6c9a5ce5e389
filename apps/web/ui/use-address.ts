import { useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

/** What the address was last asked to be, until something else is drawn; null: nothing is on its way. A page has one address, so whoever changes a
 *  part of it adds to what others have changed. */
let asked: URLSearchParams | null = null

/** Makes the next address of the one before, which it leaves as it is; null changes nothing. */
export type AddressChange = (before: URLSearchParams) => URLSearchParams | Record<string, string> | null

/** @returns the parameters that the page is drawn from, and what changes them. Addresses are drawn a moment after they were asked for, so each change is
 *  made of what was asked for last, not of what is drawn: of two quick ones neither is lost. */
export function useAddress(): [URLSearchParams, (make: AddressChange, options?: NavigateOptions) => void] {
  const [drawn, setDrawn] = useSearchParams()
  const present = useRef({ drawn, setDrawn })
  useLayoutEffect(() => {
    present.current = { drawn, setDrawn }
    return () => {
      asked = null
    }
  }, [drawn, setDrawn])
  const change = useCallback((make: AddressChange, options?: NavigateOptions) => {
    const next = make(asked ?? present.current.drawn)
    if (next === null) return
    asked = new URLSearchParams(next)
    present.current.setDrawn(asked, options)
  }, [])
  return [drawn, change]
}
