import { mail, Problem } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { serve } from '../http/serve.ts'
import { loadMailbox } from './outbox.ts'

/** The sandbox's mailbox. Where mail really leaves there is none: letters hold links that sign people in. */
export function mailRoutes(app: FastifyInstance, { db, config }: { db: Database; config: Pick<Config, 'mode'> }): void {
  serve(app, mail.mailbox, async ({ query }) => {
    if (config.mode !== 'sandbox') throw new Problem('not_found')
    return loadMailbox(db, query.to ?? null)
  })
}
