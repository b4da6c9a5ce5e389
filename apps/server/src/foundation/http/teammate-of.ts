import { Problem, teamCookie } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Teammate } from './member.ts'

/** Finds who of the team asks. @throws Problem `team_sign_in` */
export async function teammateOf(app: FastifyInstance, request: FastifyRequest): Promise<Teammate> {
  const teammate = await app.identifyTeammate(request.cookies[teamCookie])
  if (teammate === null) throw new Problem('team_sign_in')
  return teammate
}
