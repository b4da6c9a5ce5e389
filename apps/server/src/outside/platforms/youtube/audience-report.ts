/** Who watches a channel, as YouTube Analytics counts it for the channel's owner: countries by views, ages and genders by viewers who are signed in.
 *  Two calls a check, of an allowance of their own. */

import type { DeclaredAudience } from '@vouch/engine'
import { z } from 'zod'
import type { Answer } from '../client/platform-answer.ts'
import { type ClientClock, type ClientLimits, platformClient } from '../client/platform-client.ts'
import { failuresOf } from '../client/platform-failures.ts'
import type { RateLedger } from '../client/rate-ledger.ts'
import { ConnectorFailure } from '../connector.ts'
import { consentEnded, consentLacks } from '../consent-tokens.ts'
import { audienceOf, type Counted, sharesOf } from '../reading/declared-shares.ts'
import { listOf, text } from '../reading/known-values.ts'
import { missingPart } from '../reading/optional-part.ts'
import { youtubeFailureOf } from './youtube-failures.ts'

export interface AnalyticsSettings extends ClientClock, ClientLimits {
  /** Scheme and host, without a path. */
  baseUrl: string
  rates: RateLedger
}

/** Days that a report covers: long enough for shares to stand still, and what YouTube Studio offers beside 28 and 365. */
const days = 90
const msPerDay = 86_400_000

/** Columns come in the order of the question, and are told by their names all the same. Without data there are no rows. */
const resultTable = z.object({
  columnHeaders: listOf(z.object({ name: text })),
  rows: listOf(z.array(z.unknown())),
})
type ResultTable = z.output<typeof resultTable>
/** A failure may come with status 200. */
const failed = z.object({ errors: z.union([z.array(z.unknown()).min(1), z.looseObject({})]) })

const failures = failuresOf('YouTube')

/** @returns what reads the audience of whoever gave a token: the audience, null where YouTube shows none (small channels), or why it is missing */
export function audienceReader(settings: AnalyticsSettings) {
  const dialect = { name: 'YouTube', failureOf: analyticsFailureOf }
  const client = platformClient({ ...settings, quota: null, dialect })
  return async (
    token: string,
    at: string,
    signal: AbortSignal,
  ): Promise<DeclaredAudience | ConnectorFailure | null> => {
    const headers = { authorization: `Bearer ${token}` }
    const ask = (query: Record<string, string>) =>
      client(
        {
          ...{ path: '/v2/reports', headers, rate: 'analytics', shape: resultTable },
          query: { ids: 'channel==MINE', ...periodUntil(at), ...query },
        },
        signal,
      ).catch(missingPart)
    const people = await ask({ metrics: 'viewerPercentage', dimensions: 'ageGroup,gender' })
    if (people instanceof ConnectorFailure) return people
    const places = await ask({ metrics: 'views', dimensions: 'country', sort: '-views' })
    return audienceIn(people, places instanceof ConnectorFailure ? null : places)
  }
}

function periodUntil(at: string) {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const end = Date.parse(at)
  return { startDate: day(end - days * msPerDay), endDate: day(end) }
}

/** The errors of the Data API, but for what is answered to a creator's own token: the operator's credentials are not at fault for it. */
function analyticsFailureOf(answer: Answer, now: Date): ConnectorFailure | null {
  const failure = youtubeFailureOf(answer, now)
  if (failure?.code === 'platform_api_disabled') {
    const sentence =
      'The YouTube Analytics API isn’t enabled for the configured project. The operator needs to enable it.'
    return new ConnectorFailure('platform_api_disabled', sentence)
  }
  if (failure?.retryable || failure?.code === 'quota_exhausted') return failure
  if (answer.status === 401) return consentEnded('youtube')
  if (answer.status === 403) return consentLacks('youtube')
  if (failure === null && failed.safeParse(answer.body).success) return failures.refused(null)
  return failure
}

function audienceIn(people: ResultTable, places: ResultTable | null): DeclaredAudience | null {
  const countries = places === null ? new Map<string, number>() : countedBy(places, 'country', 'views')
  const ages = countedBy(people, 'ageGroup', 'viewerPercentage')
  const genders = countedBy(people, 'gender', 'viewerPercentage')
  return audienceOf({
    // ZZ stands for views of which the country is not known: they are views all the same.
    countries: sharesOf(
      new Map([...countries].filter(([code]) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ')),
      sum(countries),
    ),
    ages: sharesOf(renamed(ages, ageName), wholePercent),
    genders: sharesOf(
      renamed(genders, (name) => genderNames.get(name) ?? name),
      wholePercent,
    ),
  })
}

const wholePercent = 100
const genderNames: ReadonlyMap<string, string> = new Map([
  ['user_specified', 'other'],
  ['GENDER_OTHER', 'other'],
])

/** @example ageName('age18-24') is '18-24', and ageName('age65-') is '65+' */
function ageName(group: string): string {
  return group.replace(/^age/, '').replace(/-$/, '+')
}

function renamed(counted: Counted, nameOf: (name: string) => string): Counted {
  return new Map([...counted].map(([name, count]) => [nameOf(name), count]))
}

function sum(counted: Counted): number {
  return [...counted.values()].reduce((total, each) => total + each, 0)
}

/** @returns a metric by the names of a dimension, over all others; empty where the table has no such columns */
function countedBy({ columnHeaders, rows }: ResultTable, dimension: string, metric: string): Counted {
  const [key, value] = [dimension, metric].map((name) => columnHeaders.findIndex((header) => header.name === name))
  const counted = new Map<string, number>()
  if (key === undefined || value === undefined || key < 0 || value < 0) return counted
  for (const row of rows) {
    const [name, count] = [row[key], Number(row[value])]
    if (typeof name === 'string' && Number.isFinite(count)) counted.set(name, (counted.get(name) ?? 0) + count)
  }
  return counted
}
