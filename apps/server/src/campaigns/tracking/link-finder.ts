import { linkDaysAfterPlan } from '@vouch/contract'
import type { Sql } from './tracking-parts.ts'

/** Finds where a code leads. What was found is remembered for some seconds, so that a link that goes viral costs the database one question in
 *  that time; a link that is ended may lead on as long. */

export interface FoundLink {
  id: string
  target: string
}

interface Remembered {
  link: FoundLink | null
  until: number
}

const rememberedMs = 5_000
const rememberedMax = 10_000

const findText = `
  select link.id, link.target from tracking_links link
    join tracking_hosts using (workspace_id, host)
    join campaigns on campaigns.id = link.campaign_id and campaigns.removed_at is null
    left join subscriptions plan on plan.workspace_id = link.workspace_id
   where link.code = $1 and link.ended_at is null
     and (plan.ended_at is null or plan.ended_at > $2::timestamptz - interval '${linkDaysAfterPlan} days')`

export class LinkFinder {
  readonly #sql: Sql
  readonly #now: () => Date
  readonly #remembered = new Map<string, Remembered>()
  readonly #asked = new Map<string, Promise<FoundLink | null>>()

  constructor(sql: Sql, now: () => Date) {
    this.#sql = sql
    this.#now = now
  }

  /** @returns the link; null for one that leads nowhere */
  async find(code: string): Promise<FoundLink | null> {
    const known = this.#remembered.get(code)
    if (known !== undefined && known.until > performance.now()) return known.link
    const asked = this.#asked.get(code) ?? this.#ask(code)
    this.#asked.set(code, asked)
    return asked
  }

  async #ask(code: string): Promise<FoundLink | null> {
    try {
      const found = await this.#sql.query<FoundLink>(findText, [code, this.#now()])
      const link = found.rows[0] ?? null
      if (this.#remembered.size >= rememberedMax) this.#remembered.clear()
      this.#remembered.set(code, { link, until: performance.now() + rememberedMs })
      return link
    } finally {
      this.#asked.delete(code)
    }
  }
}
