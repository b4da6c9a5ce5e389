import {
  actionCosts,
  consentCountries,
  countryName,
  countryZones,
  fieldWithFallback,
  filledText,
  mergeFields,
  type OutreachFault,
  type OutreachOrder,
  type OutreachPlan,
  type PlannedRecipient,
  undoSeconds,
} from '@vouch/contract'
import { leftToday } from './daily-limit.ts'
import { loadRecipients, type Recipient } from './load-recipients.ts'
import { messageText } from './message-text.ts'
import type { Sql } from './outreach-desk.ts'
import { refuseDay } from './send-day.ts'
import type { SenderRow } from './stored-sender.ts'
import { suppressedOf } from './suppressions.ts'
import { zonedTime } from './zoned-time.ts'

/** What a send would do, recipient by recipient. The preview shows it and the send does it: one function decides both. */

export interface PlannedSend extends OutreachPlan {
  /** In the order of `recipients`, with what the send writes. */
  parts: { recipient: Recipient; planned: PlannedRecipient; bodies: { first: string; followUps: string[] } }[]
}

interface Ground {
  at: Date
  publicAddress: () => string
}

/** @throws Problem `not_found`, and `validation` for a day that is over or too far ahead */
export async function planSend(
  sql: Sql,
  ground: Ground,
  sender: SenderRow,
  order: OutreachOrder,
): Promise<PlannedSend> {
  const recipients = await loadRecipients(sql, sender, order)
  const addresses = recipients.flatMap(({ contact }) => contact?.address ?? [])
  const suppressed = await suppressedOf(sql, sender.workspaceId, sender.via, addresses)
  const parts = recipients.map((recipient) => planOne(ground, sender, order, recipient, suppressed))
  refuseDay(order.sendOn, [sender.timeZone, ...parts.map(({ planned }) => planned.zone)], ground.at)
  const count = parts.filter(({ planned }) => planned.faults.length === 0).length
  const each = actionCosts.send_outreach_email + order.followUps.length * actionCosts.email_follow_up
  return {
    ...{ parts, count, credits: count * each, recipients: parts.map(({ planned }) => planned) },
    left: await leftToday(sql, sender, ground.at),
  }
}

function zoneOf(country: string | null): string | undefined {
  return country !== null && Object.hasOwn(countryZones, country) ? countryZones[country] : undefined
}

function planOne(
  ground: Ground,
  sender: SenderRow,
  order: OutreachOrder,
  recipient: Recipient,
  suppressed: ReadonlySet<string>,
): PlannedSend['parts'][number] {
  const { contact, values, creator } = recipient
  const [subject, first, ...followUps] = [order.subject, order.body, ...order.followUps.map(({ body }) => body)].map(
    (text) => filledText(text, values),
  )
  const texts = [subject, first, ...followUps].filter((text) => text !== undefined)
  const foot = {
    ...{ legalName: sender.legalName, postalAddress: sender.postalAddress },
    ...{ source: contact?.source ?? 'bio', evidence: contact?.evidence ?? '' },
    unsubscribeUrl: `${ground.publicAddress()}/unsubscribe/…`,
  } as const
  const zone = (order.zone === 'recipient' && zoneOf(recipient.country)) || sender.timeZone
  const body = first?.text ?? ''
  return {
    recipient,
    bodies: { first: body, followUps: followUps.map(({ text }) => text) },
    planned: {
      ...{ creator, zone, address: contact?.address ?? null, source: contact?.source ?? null },
      subject: oneLine(subject?.text ?? ''),
      body: contact === null ? body : messageText(body, foot),
      followUps: order.followUps.map(({ afterDays }, at) => ({ afterDays, body: followUps[at]?.text ?? '' })),
      sendAt: sendTime(order, zone, ground.at).toISOString(),
      faults: faultsOf(order, recipient, texts, suppressed),
    },
  }
}

/** What a merge field brings must not end the header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, ' ')
}

function sendTime({ sendOn, sendTime: time }: OutreachOrder, zone: string, at: Date): Date {
  const soonest = new Date(at.getTime() + undoSeconds * 1_000)
  if (sendOn === undefined) return soonest
  const wanted = zonedTime(sendOn, time, zone)
  return wanted > soonest ? wanted : soonest
}

type Text = ReturnType<typeof filledText>

function faultsOf(
  { consentReason = '' }: OutreachOrder,
  { contact, contacted, country }: Recipient,
  texts: readonly Text[],
  suppressed: ReadonlySet<string>,
): PlannedRecipient['faults'] {
  const holes = new Set(texts.flatMap((text) => text.holes))
  const unknown = new Set(texts.flatMap((text) => text.unknown))
  const isField = (name: string): name is keyof typeof mergeFields => Object.hasOwn(mergeFields, name)
  const wordsOf = (name: string) => (isField(name) ? mergeFields[name].toLowerCase() : name)
  const asksConsent =
    consentCountries.includes(country ?? '') && contact?.source !== 'given' && contact?.source !== 'consent'
  const faults: [code: OutreachFault, holds: boolean, error: string][] = [
    ['no_contact', contact === null, 'No published address was found. Add one that the creator gave you.'],
    ['suppressed', contact !== null && suppressed.has(contact.address), 'You can’t email this address.'],
    ['already_contacted', contacted, 'There’s a thread with this creator already.'],
    [
      'hole',
      holes.size > 0,
      `Not known: ${[...holes].map(wordsOf).join(', ')}. Add a fallback such as ${[...holes].filter(isField).map(fieldWithFallback).join(' or ')}.`,
    ],
    ['unknown_field', unknown.size > 0, `No such merge field: ${[...unknown].join(', ')}.`],
    [
      'consent_needed',
      asksConsent && consentReason === '',
      `Cold email takes consent in ${countryName(country ?? '')}. Say why you may write to them.`,
    ],
  ]
  return faults.filter(([, holds]) => holds).map(([code, , error]) => ({ code, error }))
}
