import { useQuery } from '@tanstack/react-query'
import type { operator, ReplyOf } from '@vouch/contract'

/** The public configuration, under the same name as in the product. A bare fetch, because the checking client would weigh more than
 *  all else on a public page, and nothing here decides anything: it is a name, an address and a mailbox to show. */
export function usePublicConfig() {
  return useQuery({ queryKey: ['config'], queryFn: fetchPublicConfig, staleTime: Number.POSITIVE_INFINITY })
}

type PublicConfig = ReplyOf<typeof operator.config>

async function fetchPublicConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The configuration could not be read: ${response.status}`)
  return (await response.json()) as PublicConfig
}
