import { randomUUID } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { countAttempt } from './attempt-windows.ts'
import { tooMany } from './too-many.ts'

/** How many uploads an account may have under way, and begin in a minute: counted in the database, so that several processes count
 *  together. An upload holds tens of megabytes and a thread for seconds. */

export interface UploadLimits {
  /** Of one account, in all processes. */
  atOnceMax: number
  /** Of one account, in all processes. */
  perMinuteMax: number
  /** Of everybody in this process: what is received lies in its memory. */
  ofProcessMax: number
}

export const uploadLimitsUsual: UploadLimits = { atOnceMax: 2, perMinuteMax: 20, ofProcessMax: 24 }

/** Longer than any upload lasts; only a process that died lets a place be held for so long. */
const placeMinutes = 20
const retrySeconds = 5

/** Gives a place back. */
export type LeaveUpload = () => Promise<void>

export class UploadPlaces {
  readonly #pool: pg.Pool
  readonly #limits: UploadLimits
  #taken = 0

  constructor(pool: pg.Pool, limits: UploadLimits = uploadLimitsUsual) {
    this.#pool = pool
    this.#limits = limits
  }

  /** Takes a place for an upload before any of it is received.
   *  @returns what gives it back, once
   *  @throws Problem `rate_limited` where the account has its fill, `unavailable` where the process has */
  async take(workspaceId: string): Promise<LeaveUpload> {
    const { perMinuteMax, atOnceMax, ofProcessMax } = this.#limits
    const { attempts, leftMs } = await countAttempt(this.#pool, `uploads:${workspaceId}`, 60)
    if (attempts > perMinuteMax) throw tooMany(leftMs / 1_000)
    if (this.#taken >= ofProcessMax) {
      const wait = { retryAfterSeconds: retrySeconds }
      throw new Problem('unavailable', 'Too many uploads are under way. Try again in a few seconds.', wait)
    }
    this.#taken += 1
    const uploadId = randomUUID()
    try {
      if (!(await takePlace(this.#pool, workspaceId, uploadId, atOnceMax))) throw allTaken(atOnceMax)
    } catch (error) {
      this.#taken -= 1
      throw error
    }
    return async () => {
      this.#taken -= 1
      await this.#pool.query('delete from upload_places where workspace_id = $1 and upload_id = $2', [
        workspaceId,
        uploadId,
      ])
    }
  }
}

function allTaken(most: number): Problem {
  const message = `You have ${most} uploads under way. Wait until one of them ends.`
  return new Problem('rate_limited', message, { retryAfterSeconds: retrySeconds })
}

/** Two uploads at once may choose the same place; the second then finds it taken and looks again. As many looks as there are places are
 *  enough: each that fails means that somebody else got one. */
async function takePlace(pool: pg.Pool, workspaceId: string, uploadId: string, most: number): Promise<boolean> {
  for (let look = 0; look < most; look++) {
    const taken = await pool.query(
      `insert into upload_places as held (workspace_id, place, upload_id, ends_at)
       select $1, place, $2, clock_timestamp() + make_interval(mins => ${placeMinutes})
         from generate_series(1, $3::int) place
        where not exists (select from upload_places
                           where workspace_id = $1 and upload_places.place = place.place and ends_at > clock_timestamp())
        order by place limit 1
       on conflict (workspace_id, place) do update set upload_id = excluded.upload_id, ends_at = excluded.ends_at
        where held.ends_at <= clock_timestamp()`,
      [workspaceId, uploadId, most],
    )
    if (taken.rowCount === 1) return true
  }
  return false
}
