import { useQuery } from '@tanstack/react-query'

/** The public configuration, under the same name as in the product. The client comes when the page is alive, so that the
 *  first drawing of the public site does not wait for it. */
export function useConfigLater() {
  return useQuery({
    queryKey: ['config'],
    queryFn: async () => (await import('../api/operator.ts')).fetchConfig(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
