import { expect, test } from 'vitest'
import { reportAbout } from '../../../test/answering-letters.ts'
import { failedRecipients, idsIn } from './bounce-report.ts'

const letter = 'Message-ID: <a.b@tea.test>\nTo: eve@creators.test\n\nHi'

test('a report gives up on the addresses that it says failed for good, as asked for and as tried', () => {
  const report = reportAbout(letter, 'Eve@Creators.test')
  expect(failedRecipients(report)).toEqual(['eve@creators.test'])
  expect(failedRecipients(report.replaceAll('\n', '\r\n'))).toEqual(['eve@creators.test'])
  const passedOn = report.replace(
    'Final-Recipient: rfc822;',
    'Original-Recipient: rfc822;eve@a.test\nFinal-Recipient: RFC822;\n',
  )
  expect(failedRecipients(passedOn)).toEqual(['eve@a.test', 'eve@creators.test'])
  expect(idsIn(report)).toContain('<a.b@tea.test>')
})

test.each([
  ['a delay', 'Action: failed', 'Action: delayed'],
  ['a fault that may pass', 'Status: 5.1.1', 'Status: 4.2.2'],
  [
    'a failure of another recipient',
    'Action: failed',
    'Action: delivered\n\nFinal-Recipient: rfc822; bob@a.test\nAction: failed',
  ],
])('%s is no failure', (_, from, to) => {
  expect(failedRecipients(reportAbout(letter, 'eve@creators.test').replace(from, to))).not.toContain(
    'eve@creators.test',
  )
})
