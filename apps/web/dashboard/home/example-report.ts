import { useQuery } from '@tanstack/react-query'
import { type ExampleKind, exampleReports, type ReplyOf } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { call } from '../../api/client.ts'

/** The examples by what they show, in the order in which they are offered. */
export const examples: readonly { kind: ExampleKind; name: string; words: string }[] = [
  { kind: 'clean', name: 'Real audience', words: 'One video went viral. The jump looks purchased, but isn’t.' },
  { kind: 'followers', name: 'Bought followers', words: 'Followers who came overnight, from nowhere.' },
  { kind: 'comments', name: 'Bot comments', words: 'Plausible views, praise that no viewer wrote.' },
]

/** The schema of reports is held equal to the engine’s type by a test. */
function asReport(reply: ReplyOf<typeof exampleReports.read>['report']): Report {
  return reply as Report
}

/** A whole report on a simulated creator. Nothing is charged for it. */
export function useExampleReport(kind: ExampleKind) {
  return useQuery({
    queryKey: ['example-report', kind],
    queryFn: async ({ signal }) => asReport((await call(exampleReports.read, { params: { kind } }, signal)).report),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
