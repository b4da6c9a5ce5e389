import { expect, test } from 'vitest'
import { claimFaults } from './claims.ts'

test.each([
  ['We detect 95% of fakes.', '95%'],
  ['The range holds the score 90% of the time.', '90%'],
  ['Plans from $49 a month.', '$49'],
  ['Get 1,150 credits.', '1,150'],
  ['Only $39.50 a month.', '$39.50'],
  ['The best verification there is.', 'a rank'],
  ['Results are guaranteed.', 'a guarantee'],
  ['Trusted by brands everywhere.', 'customers'],
  ['Thousands of agencies agree.', 'a number without a source'],
  ['Twice as good as guessing.', 'a comparison'],
  ['A verdict in seconds.', 'a speed'],
  ['Unlimited verifications.', 'unlimited reach'],
  ['We catch all fakes.', 'catches everything'],
  ['Expose the scammers.', 'an accusation'],
  ['Try it now!', 'an exclamation mark'],
  ['Try it 🚀', 'an emoji'],
  ['Supercharge your reach.', 'a word of hype'],
])('“%s” is refused for %s', (text, reason) => {
  expect(claimFaults(text).join(' ')).toContain(reason)
})

test.each([
  'Starter is $39 a month for 150 credits.',
  'Of 2,116 real creators measured as they are, 0.7% were given a high or critical risk.',
  'Free for 14 days; a verification is 10 credits.',
  'Creators you can vouch for.',
])('“%s” may be said', (text) => {
  expect(claimFaults(text)).toEqual([])
})

test('a figure is refused beside the very figures that are allowed', () => {
  expect(claimFaults('150 credits and 151 credits')).toEqual(['It has a figure that no fact backs up: “151”.'])
})
