import type { FileFinding, ReportCheck, RevocationReason, SignatureState } from '@vouch/contract'
import { date } from '../format.ts'
import type { Tone } from '../tone.ts'

/** What the check of a signed report found, in words: the same on the check page, beside a shared report and on the command line. */

export interface CheckTelling {
  tone: Exclude<Tone, 'plain'>
  title: string
  text: string
}

const findings: Readonly<Record<Exclude<FileFinding, 'unchanged'>, CheckTelling>> = {
  values_changed: {
    tone: 'risk',
    title: 'Changed',
    text: 'This file isn’t what was signed: at least one value in it was changed. Don’t rely on it.',
  },
  written_again: {
    tone: 'caution',
    title: 'Saved again by another program',
    text: 'The values match the signature, but the file was saved again: spaces, order or number formats differ. Ask for the original file.',
  },
  key_repeated: {
    tone: 'risk',
    title: 'Changed',
    text: 'A value appears twice in this file, so two programs could read two different reports. Don’t rely on it.',
  },
  key_unknown: {
    tone: 'risk',
    title: 'Not signed here',
    text: 'The signature names a key that isn’t published here. It may come from another Vouch instance, or from no one.',
  },
  key_retired: {
    tone: 'risk',
    title: 'Signed with a retired key',
    text: 'The file says it was signed after its key was retired. Don’t rely on it.',
  },
  no_signature: {
    tone: 'caution',
    title: 'Not signed',
    text: 'This file has no signature, so we can’t tell who made it. Ask for the JSON file that Vouch exports.',
  },
  unreadable: {
    tone: 'risk',
    title: 'Not a complete report',
    text: 'This isn’t a complete JSON file. It may be cut off, or it’s another kind of file. To check a PDF, enter its code.',
  },
}

const reasons: Readonly<Record<RevocationReason, string>> = {
  creator_erased: 'the creator’s data was erased at their request',
  dispute_accepted: 'the creator disputed it, and we agreed',
  withdrawn: 'we withdrew it',
}

/** @returns what a person needs to know first about a file or a code */
export function checkWords({
  file,
  state,
  signature,
}: Pick<ReportCheck, 'file' | 'state' | 'signature'>): CheckTelling {
  const signed = signature === null ? '' : ` on ${date(signature.signedAt)}`
  // That a report no longer counts is told of its values, whoever saved them again.
  if (file === 'written_again' && (state?.revoked || state?.supersededBy))
    return standing(state, `The file was saved again by another program. Its values were signed${signed}`)
  if (file !== null && file !== 'unchanged') return findings[file]
  const since = `${file === null ? 'We signed a report with this code' : 'This file is exactly what was signed'}${signed}`
  return state === null ? { tone: 'good', title: 'Signed', text: `${since}.` } : standing(state, since)
}

function standing({ standing: how, revoked, supersededBy }: SignatureState, since: string): CheckTelling {
  if (revoked !== null) {
    const text = `${since}, but on ${date(revoked.at)} it was revoked: ${reasons[revoked.reason]}. It no longer counts.`
    return { tone: 'risk', title: 'Revoked', text }
  }
  if (supersededBy !== null) {
    const text = `${since}. There’s a newer report on this creator, based on data from ${date(supersededBy.dataAt)}. Ask for that one.`
    return { tone: 'caution', title: 'Signed, but not the newest', text }
  }
  if (how === 'unrecorded') {
    const text = `${since} with a key of this instance, but it’s not on our records. It was made on the command line.`
    return { tone: 'caution', title: 'Signed, not on record', text }
  }
  return { tone: 'good', title: 'Signed and valid', text: `${since}. It still counts.` }
}
