import { mail } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { serve } from '../http/serve.ts'
import { loadMailbox } from './outbox.ts'

/** The sandbox's mailbox. Where mail really leaves there is none: letters hold links that sign people in. */
export function mailRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, mail.mailbox, async ({ query }) => loadMailbox(db, query.to ?? null))
}
