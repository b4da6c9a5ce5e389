import type { operator, ReplyOf } from '@vouch/contract'
import { useEffect, useState } from 'react'

/** The public configuration for public pages: the operator's name, mailboxes and public keys. Fetched once a visit, bare and without the
 *  query library: client and cache together would weigh more than all else on such a page, and nothing here decides anything. */

export type PublicConfig = ReplyOf<typeof operator.config>

let asked: Promise<PublicConfig> | null = null
let answer: PublicConfig | undefined

/** @returns the configuration as `data` when it is there; a page is complete without it. */
export function usePublicConfig(): { data: PublicConfig | undefined } {
  const [data, setData] = useState<PublicConfig>()
  useEffect(() => {
    let here = true
    if (answer) setData(answer)
    else
      loadPublicConfig().then(
        (config) => here && setData(config),
        (error: unknown) => console.error('The configuration could not be loaded', error),
      )
    return () => {
      here = false
    }
  }, [])
  return { data }
}

/** Loads the configuration, once a visit. @throws Error where it cannot be read; the next call asks again. */
export function loadPublicConfig(): Promise<PublicConfig> {
  asked ??= fetchPublicConfig()
  // A failure is forgotten, so that the next call asks again.
  asked.catch(() => {
    asked = null
  })
  return asked
}

async function fetchPublicConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  answer = (await response.json()) as PublicConfig
  return answer
}
