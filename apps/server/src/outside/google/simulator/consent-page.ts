import { escapedHtml, faultMarks, simulatedPage } from '../../../foundation/http/simulation.ts'

/** The simulated consent page of Google. */

export interface ConsentForm {
  action: string
  /** What the product asked for; it comes back with the answer. */
  asked: URLSearchParams
  email: string
  firstName: string
  lastName: string
  verified: boolean
  /** What is wrong with the address. */
  fault: string | null
}

export function consentPage({ action, asked, email, firstName, lastName, verified, fault }: ConsentForm): Response {
  return simulatedPage({
    title: 'Simulated Google sign-in',
    name: 'Google',
    heading: 'Choose an account',
    lead: 'Vouch would like your name, your email address and whether Google has verified it.',
    ...{ action, asked, fault },
    fields: `<label>Email<input type="email" name="email" value="${escapedHtml(email)}" autocomplete="off"${fault === null ? '' : faultMarks} required></label>
<div class="pair"><label>First name<input name="first_name" value="${escapedHtml(firstName)}" autocomplete="off"></label>
<label>Last name<input name="last_name" value="${escapedHtml(lastName)}" autocomplete="off"></label></div>
<label class="check"><input type="checkbox" name="verified"${verified ? ' checked' : ''}><span>Google has verified this address</span></label>`,
    yes: { value: 'continue', label: 'Continue' },
  })
}
