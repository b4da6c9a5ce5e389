import { useQuery } from '@tanstack/react-query'
import { devClock } from '@vouch/contract'
import { call } from './client.ts'
import { useConfig } from './operator.ts'

/** The time by the product's clock: in the sandbox people move it, and "9 days left" must follow. Milliseconds since 1970. */
export function useProductNow(now: number): number {
  const config = useConfig()
  const clock = useQuery({
    queryKey: ['product-clock'],
    queryFn: async ({ signal }) => (await call(devClock.read, {}, signal)).offsetDays,
    enabled: config.data?.mode === 'sandbox',
    refetchOnMount: 'always',
  })
  return now + (clock.data ?? 0) * 86_400_000
}
