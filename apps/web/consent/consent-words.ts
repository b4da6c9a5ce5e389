import { type ConsentRefusalCode, type ConsentState, consentRefusals } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { platformName } from '@vouch/presentation'

/** What a creator reads before and after the page of a platform. */

/** @param code as the address has it @returns what happened on the way back; null for what is none */
export function refusalWords(
  code: string | null,
  as: string | null,
  asked: { platform: Platform; handle: string },
): string | null {
  const known = consentRefusals.find((one) => one === code)
  if (known === undefined) return null
  const platform = platformName(asked.platform)
  const words: Readonly<Record<ConsentRefusalCode, string>> = {
    denied: `You said no on ${platform}. Nothing was connected and nothing was read.`,
    incomplete: `${platform} didn’t let us read what the report needs: a permission was left out. Try again and leave all of them on.`,
    unavailable: `${platform} didn’t answer. Nothing was connected. Try again in a few minutes.`,
    failed: `The connection didn’t work. Nothing was kept. Please try again.`,
    expired: 'This attempt is too old, was already used, or began in another browser. Please start again here.',
    wrong_account: `You’re signed in to ${platform} as ${as && /^[\w.-]{1,60}$/.test(as) ? `@${as}` : 'someone else'}, but this is about @${asked.handle}. Nothing was kept. Switch accounts on ${platform}, then try again.`,
    withheld: 'Vouch gives no verdict on this account, because of a request made under data protection law.',
  }
  return words[known]
}

/** What stands in the place of the question once it cannot be answered any more. */
export const endWords: Readonly<Record<Exclude<ConsentState, 'waiting'>, { title: string; text: string }>> = {
  expired: { title: 'This link has expired', text: 'Nobody answered in time. Ask the brand for a new one.' },
  reading: {
    title: 'You’re connected',
    text: 'Your page has the report and the button to pass it on. We emailed you its link, if you asked for that.',
  },
  connected: {
    title: 'You’re connected',
    text: 'The brand gets the report. Your page has it too; we emailed you its link, if you asked for that.',
  },
  declined: { title: 'You said no', text: 'Nothing was read, and the brand has been told.' },
  canceled: { title: 'The brand withdrew this request', text: 'There’s nothing left to do.' },
  ended: {
    title: 'This connection has ended',
    text: 'Nothing is read anymore. Ask the brand for a new link if you’d like to connect again.',
  },
}

/** What stands there once an export was uploaded. */
export const uploadedWords = {
  title: 'You uploaded your export',
  text: 'Your page has the report and who has it; we emailed you its link, if you asked for that.',
} as const

/** How a creator gets an export that says something about an audience. Menus move, so these are where to look and not what to press. */
export const exportSteps = {
  instagram:
    'In Accounts Center, open Your information and permissions, then Export your information. Choose JSON and All time.',
  tiktok: 'In Settings, open Account, then Download your data. Choose all data and JSON.',
  x: 'In Settings, open Your account, then Download an archive of your data.',
  linkedin: 'In Settings, open Data privacy, then Get a copy of your data. Tick Connections.',
} as const satisfies Partial<Record<Platform, string>>

/** @returns whether a platform's export is worth uploading */
export function hasExport(platform: Platform): platform is keyof typeof exportSteps {
  return platform in exportSteps
}
