import { ApiFailure } from '@vouch/contract'
import { plural } from '@vouch/presentation'

/** What is said when credits cannot be bought or spent: the titles and sentences of the specification, with the server's own
 *  words wherever it has some. */

export interface News {
  title: string
  message: string
}

export const creditMessages = {
  opening: { title: 'Error', message: 'Failed to initialize payment. Please try again.' },
  unavailable: {
    title: 'Payment System Unavailable',
    message: 'The payment system is currently being configured. Please try again later.',
  },
  paid: { title: 'Payment Successful', message: 'Your credits are being added.' },
  noUser: 'User not authenticated',
  noPurchase: 'Failed to purchase credits',
  noDeduction: 'Failed to deduct credits',
} as const

/** @returns the server's sentence; null where no answer came, or one that says nothing to a person */
function serverSentence(error: unknown): string | null {
  if (!(error instanceof ApiFailure)) return null
  return error.body.code === 'missing_token' ? creditMessages.noUser : error.told
}

/** @returns what to say when a payment could not be opened */
export function openingNews(error: unknown): News {
  const code = error instanceof ApiFailure ? error.body.code : null
  if (code === 'unavailable') return creditMessages.unavailable
  const sentence = code === 'subscription_required' || code === 'missing_token' ? serverSentence(error) : null
  return sentence === null ? creditMessages.opening : { title: 'Purchase Failed', message: sentence }
}

/** @returns what to say when a payment was made and its credits did not follow */
export function purchaseNews(error: unknown): News {
  return { title: 'Purchase Failed', message: serverSentence(error) ?? creditMessages.noPurchase }
}

/** What stands beside the button that asks for the credits again. */
export function safeMoney(credits: number, price: string): News {
  return {
    title: 'Your payment went through',
    message: `We received ${price}, and your money is safe: nothing is charged twice. We couldn’t add the ${plural(credits, 'credit')} just now. Add them here, or close this window: they’ll be in your account within a few minutes.`,
  }
}

/** @returns what to say when credits could not be deducted */
export function deductionNews(error: unknown): News {
  return { title: 'Credit Error', message: serverSentence(error) ?? creditMessages.noDeduction }
}

/** @returns what to say when credits were added */
export function addedNews(credits: number): News {
  return {
    title: 'Credits Purchased Successfully',
    message: `${credits.toLocaleString('en')} credits added to your account.`,
  }
}
