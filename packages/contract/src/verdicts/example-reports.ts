import { z } from 'zod'
import { route } from '../wire/route.ts'
import { reportSchema } from './report.ts'

/** Whole reports on simulated creators, for whoever wants to see a verdict before asking for one. */

export const exampleKinds = ['clean', 'followers', 'comments'] as const
export type ExampleKind = (typeof exampleKinds)[number]

const badKind = `The example must be ${exampleKinds.slice(0, -1).join(', ')} or ${exampleKinds.at(-1)}.`

export const exampleReports = {
  read: route({
    method: 'GET',
    path: '/api/examples/:kind',
    access: 'public',
    tag: 'Verifications',
    summary:
      'Returns a whole report on a simulated creator with a real audience, purchased followers or comments by bots. Free, in every mode.',
    params: z.object({ kind: z.enum(exampleKinds, badKind) }),
    status: 200,
    reply: z.object({ report: reportSchema }),
    problems: ['validation'],
  }),
}
