import { readFileSync } from 'node:fs'
import { answerDaysMax, exportDaysKept } from '@vouch/contract'
import { expect, test } from 'vitest'
import { eventDaysMax } from '../accounts/account-events.ts'
import { unkeptHours } from '../discovery/index-report.ts'
import * as sharing from '../sharing/forget-shared.ts'
import { errorDaysKept } from './client-errors.ts'
import * as site from './site-retention.ts'

/** The policy promises what the jobs do: whoever changes a period changes the sentence. That the jobs do it, their own tests show. */

const policy = readFileSync(new URL('../../../web/marketing/articles/legal/privacy.md', import.meta.url), 'utf8')

test.each([
  ['messages', `${site.visitorsMonths} months after your last message`],
  ['letters', `${site.visitorsMonths} months after the letter`],
  ['the free tool', `${site.visitorsMonths} months after it was last used`],
  ['waiting lists', `until launch plus ${site.waitlistYearsAfterLaunch} years`],
  ['what happened to an account', `${eventDaysMax} days, also when the account is deleted`],
  ['errors', `errors of pages ${errorDaysKept} days`],
  ['files', `files ${exportDaysKept} days`],
  ['customer lists', `sums ${unkeptHours} hours`],
  ['share links', `${sharing.endedLinkDays} days after the link has ended`],
  ['disputes that nobody confirmed', `${sharing.unconfirmedDays} days if your mailbox does not confirm it`],
  ['requests that nobody confirmed', `${site.unconfirmedDays} days if it is never confirmed`],
  [
    'answers under each law',
    `**${answerDaysMax.gdpr} days** under the GDPR and **${answerDaysMax.ccpa} days** under the CCPA`,
  ],
])('the period of %s stands in the policy', (_what, words) => {
  expect(policy).toContain(words)
})

test('a year is a year', () => {
  expect([sharing.answeredDays, site.closedDays]).toEqual([365, 365])
  expect(policy).toContain('a year after our answer your name and address go')
  expect(policy).toContain('a year after it is closed')
})
