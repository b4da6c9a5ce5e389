import type { FastifyBaseLogger } from 'fastify'
import type { AppSettings } from './app.ts'
import type { Config } from './config/config.ts'
import type { Database } from './foundation/db/database.ts'
import { type ProcessMeter, processMeter } from './foundation/metrics/process-meter.ts'
import { keepWritingMinutes } from './foundation/metrics/process-minutes.ts'
import { keepServerError } from './foundation/metrics/server-errors.ts'
import type { IsAdminPassword } from './team/gate/admin-password.ts'
import { openTeamGate, type TeamGate } from './team/gate/team-gate.ts'
import { identifyTeammate } from './team/gate/team-sessions.ts'

/** What the team's side needs of a process: its door, its counts, and the errors that nobody foresaw. */
export interface TeamSide {
  gate: TeamGate
  meter: ProcessMeter
  /** What the app is given. */
  app: Required<Pick<AppSettings, 'identifyTeammate' | 'unforeseen'>>
  /** Begins to write the counts down. @returns what writes the last ones and stops */
  keepCounting: () => () => Promise<void>
}

export interface TeamSideParts {
  config: Pick<Config, 'role'> & { team: Pick<Config['team'], 'hosts' | 'metricsToken'> }
  isPassword: IsAdminPassword
  db: Pick<Database, 'pool' | 'sessions' | 'outside'>
  /** The product's own. */
  secret: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export function openTeamSide({ config, isPassword, db, secret, log }: TeamSideParts): TeamSide {
  const { pool } = db
  const meter = processMeter(config.role)
  return {
    gate: openTeamGate(config.team, isPassword, secret),
    meter,
    app: {
      identifyTeammate: (cookie) => identifyTeammate(pool, cookie),
      unforeseen: (error, request) => {
        const place = request.routeOptions.url ?? 'none'
        const kept = keepServerError(pool, { requestId: request.id, method: request.method, place, error })
        kept.catch((fault: unknown) => log.error({ err: fault }, 'An error could not be written down'))
      },
    },
    keepCounting: () =>
      keepWritingMinutes(db, meter, (fault) => log.warn({ err: fault }, 'Metrics could not be written down')),
  }
}
