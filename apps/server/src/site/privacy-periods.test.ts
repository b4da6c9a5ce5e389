import { readFileSync } from 'node:fs'
import { answerDaysMax, clickDays, exportDaysKept } from '@vouch/contract'
import { expect, test } from 'vitest'
import { screeningHours } from '../access/extension/screenings.ts'
import { extensionSessionDays } from '../access/extension/sign-in-extension.ts'
import { eventDaysMax } from '../customers/accounts/account-events.ts'
import { trialMarkMonths } from '../customers/billing/trial-marks.ts'
import { unkeptHours } from '../finding/discovery/index-report.ts'
import * as sharing from '../verdicts/sharing/forget-shared.ts'
import { errorDaysKept } from './client-errors.ts'
import * as site from './site-retention.ts'

/** The policy promises what the jobs do: whoever changes a period changes the sentence. That the jobs do it, their own tests show. */

const policy = readFileSync(new URL('../../../web/marketing/articles/legal/privacy.md', import.meta.url), 'utf8')

test.each([
  ['messages', `${site.visitorsMonths} months after your last message`],
  ['emails', `${site.visitorsMonths} months after the email`],
  ['the free tool', `${site.visitorsMonths} months after it was last used`],
  ['waiting lists', `until launch plus ${site.waitlistYearsAfterLaunch} years`],
  ['trials', `${trialMarkMonths} months after the trial`],
  ['what happened to an account', `${eventDaysMax} days, even if the account is deleted`],
  ['errors', `page errors ${errorDaysKept} days`],
  ['files', `files ${exportDaysKept} days`],
  ['clicks', `single clicks ${clickDays} days`],
  ['customer lists', `totals ${unkeptHours} hours`],
  ['what the extension showed', `scores ${screeningHours} hours`],
  ['sign-ins of the extension', `until you end them, ${extensionSessionDays} days at most`],
  ['share links', `${sharing.endedLinkDays} days after the link ends`],
  ['disputes that nobody confirmed', `${sharing.unconfirmedDays} days if you don't confirm it`],
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
  expect(policy).toContain('we delete your name and email address a year after our answer')
  expect(policy).toContain('a year after it is closed')
})
