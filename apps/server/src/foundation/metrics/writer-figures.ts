import type { Monitoring } from '@vouch/contract'
import type pg from 'pg'

/** Who wrote what generators gave out: how often the built-in writer stepped in, how long the model took and what it used. */

/** US dollars for a million tokens. */
export interface TokenPrices {
  read: number
  written: number
}

type Row = Omit<Monitoring['writers'][number], 'dollars'>

const daysShown = 7
/** More models than anybody tries in a week. */
const rowsMax = 50

/** Seconds of texts that a model was asked for; the built-in writer takes none that anybody could notice. */
export async function loadWriters(
  sql: Pick<pg.Pool, 'query'>,
  prices: TokenPrices | null,
): Promise<Monitoring['writers']> {
  const found = await sql.query<Row>(
    `select generator, coalesce(model, 'built-in') as writer, count(*)::int as runs, count(failure)::int as "steppedIn",
            mode() within group (order by failure) as failure,
            percentile_cont(0.5) within group (order by milliseconds / 1e3) filter (where model is not null) as p50,
            percentile_cont(0.95) within group (order by milliseconds / 1e3) filter (where model is not null) as p95,
            sum(tokens_read)::float8 as "tokensRead", sum(tokens_written)::float8 as "tokensWritten"
       from generations where at > now() - interval '${daysShown} days'
      group by generator, model order by generator, count(*) desc, writer limit ${rowsMax}`,
  )
  return found.rows.map((row) => ({ ...row, dollars: dollarsOf(row, prices) }))
}

function dollarsOf({ tokensRead, tokensWritten }: Row, prices: TokenPrices | null): number | null {
  if (prices === null || tokensRead === null || tokensWritten === null) return null
  return (tokensRead * prices.read + tokensWritten * prices.written) / 1e6
}
