import { ApiFailure, type ProblemCode, problems } from '@vouch/contract'
import { expect, test } from 'vitest'
import { addedNews, deductionNews, openingNews, purchaseNews, safeMoney } from './credit-messages.ts'

function failure(code: ProblemCode, error: string = problems[code].title): ApiFailure {
  return new ApiFailure(problems[code].status, { error, code, requestId: 'r1' })
}
const lost = new ApiFailure(0, { error: 'No answer came.', code: 'unreachable', requestId: '' })

test.each([
  [failure('internal'), 'Error', 'Failed to initialize payment. Please try again.'],
  [lost, 'Error', 'Failed to initialize payment. Please try again.'],
  [new Error('x'), 'Error', 'Failed to initialize payment. Please try again.'],
  [
    failure('unavailable'),
    'Payment System Unavailable',
    'The payment system is currently being configured. Please try again later.',
  ],
  [failure('missing_token'), 'Purchase Failed', 'User not authenticated'],
  [failure('subscription_required', 'No subscription data found'), 'Purchase Failed', 'No subscription data found'],
])('opening a payment fails with %s: %s, %s', (error, title, message) => {
  expect(openingNews(error)).toEqual({ title, message })
})

test('a purchase says what the server said, else that it failed', () => {
  const said = 'This payment isn’t complete. No credits were added.'
  expect(purchaseNews(failure('payment_refused', said))).toEqual({ title: 'Purchase Failed', message: said })
  const notOurs = new ApiFailure(502, { error: 'x', code: 'unknown', requestId: '' }, { told: null })
  expect(purchaseNews(notOurs)).toEqual({ title: 'Purchase Failed', message: 'Failed to purchase credits' })
  expect(purchaseNews(lost)).toEqual({ title: 'Purchase Failed', message: 'Failed to purchase credits' })
})

test('where money was taken and credits are missing, it is said that the money is safe', () => {
  const { title, message } = safeMoney(250, '$79')
  expect(title).toBe('Your payment went through')
  expect(message).toMatch(
    /We received \$79, and your money is safe: nothing is charged twice\. We couldn’t add the 250 credits just now\./,
  )
})

test('a deduction says what the server said, else that it failed', () => {
  const said = 'Insufficient credits: 10 required, 4 available for profile view'
  expect(deductionNews(failure('insufficient_credits', said))).toEqual({ title: 'Credit Error', message: said })
  expect(deductionNews(lost)).toEqual({ title: 'Credit Error', message: 'Failed to deduct credits' })
})

test('credits that were added are counted', () => {
  expect(addedNews(1000)).toEqual({
    title: 'Credits Purchased Successfully',
    message: '1,000 credits added to your account.',
  })
})
