import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BenchmarkAnswer, type BodyOf, benchmarks, markets, type ParamsOf } from '@vouch/contract'
import { call } from './client.ts'

/** The market on this browser: tables of benchmarks with the workspace's own figures, and categories by month. */

export type BenchmarkCell = ParamsOf<typeof benchmarks.show>

const openedKey = ['benchmarks', 'opened']
const tableKey = ({ platform, tier, category }: BenchmarkCell) => ['benchmarks', 'table', platform, tier, category]

export function useOpenedBenchmarks() {
  return useQuery({
    queryKey: openedKey,
    queryFn: ({ signal }) => call(benchmarks.list, {}, signal),
  })
}

export function useBenchmarks(cell: BenchmarkCell) {
  return useQuery({
    queryKey: tableKey(cell),
    queryFn: ({ signal }) => call(benchmarks.show, { params: cell }, signal),
  })
}

/** Every change answers with the table as it is then. */
function useKept<T>(cell: BenchmarkCell, change: (asked: T) => Promise<BenchmarkAnswer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      queries.setQueryData(tableKey(cell), answer)
      // Forecasts read the workspace's own figures.
      void queries.invalidateQueries({ queryKey: ['roi'] })
    },
  })
}

export function useOpenBenchmarks(cell: BenchmarkCell) {
  const queries = useQueryClient()
  return useKept<undefined>(cell, async () => {
    const answer = await call(benchmarks.open, { params: cell })
    void queries.invalidateQueries({ queryKey: openedKey })
    return answer
  })
}

export function useKeepOwnFigure(cell: BenchmarkCell) {
  return useKept(cell, ({ figure, ...body }: BodyOf<typeof benchmarks.keepOwn> & { figure: string }) =>
    call(benchmarks.keepOwn, { params: { ...cell, figure }, body }),
  )
}

export function useRemoveOwnFigure(cell: BenchmarkCell) {
  return useKept(cell, (figure: string) => call(benchmarks.removeOwn, { params: { ...cell, figure } }))
}

export type MarketCell = ParamsOf<typeof markets.show>

const openedMarketsKey = ['market', 'opened']
const marketKey = ({ platform, category }: MarketCell) => ['market', 'table', platform, category]
/** While the sandbox reads its creators, figures grow. */
const preparingEveryMs = 5_000

export function useOpenedMarkets() {
  return useQuery({
    queryKey: openedMarketsKey,
    queryFn: ({ signal }) => call(markets.list, {}, signal),
  })
}

export function useMarket(cell: MarketCell) {
  return useQuery({
    queryKey: marketKey(cell),
    queryFn: ({ signal }) => call(markets.show, { params: cell }, signal),
    refetchInterval: ({ state }) => (state.data?.preparing ? preparingEveryMs : false),
  })
}

export function useOpenMarket(cell: MarketCell) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (_: undefined) => call(markets.open, { params: cell }),
    onSuccess: (answer) => {
      queries.setQueryData(marketKey(cell), answer)
      void queries.invalidateQueries({ queryKey: openedMarketsKey })
    },
  })
}
