import { type ExportedFile, type ExportFormat, exportCost } from '@vouch/contract'
import { date, number, plural, type Tone } from '@vouch/presentation'
import type { ExportWish } from '../../api/exports.ts'

/** What is said about a file. */

export const formatNames: Readonly<Record<ExportFormat, string>> = { pdf: 'PDF', csv: 'CSV', json: 'JSON' }

/** @returns what a file of this format costs, as it stands beside its name: `2 credits`, `free`. */
export function priceWords(format: ExportFormat): string {
  const cost = exportCost(format)
  return cost === 0 ? 'free' : plural(cost, 'credit')
}

/** @returns how large a file is: `48 KB`, `1.2 MB`, `2.1 GB`. */
export function sizeWords(bytes: number | null): string {
  if (bytes === null) return ''
  const kilobytes = bytes / 1_000
  if (kilobytes < 1_000) return `${number(Math.max(1, kilobytes), 0)}\u00a0KB`
  return kilobytes < 1e6 ? `${number(kilobytes / 1_000, 1)}\u00a0MB` : `${number(kilobytes / 1e6, 1)}\u00a0GB`
}

/** @returns how a file stands, in words and a tone. */
export function standing({ state, stage, progress, expiresAt, reason }: ExportedFile): { words: string; tone: Tone } {
  switch (state) {
    case 'queued':
      return { words: 'Waiting', tone: 'plain' }
    case 'running':
      return { words: `${stage ?? 'Working'}, ${progress}%`, tone: 'plain' }
    case 'ready':
      return { words: `Available until ${date(expiresAt)}`, tone: 'plain' }
    case 'failed':
      return { words: reason ?? 'We couldn’t create it.', tone: 'risk' }
    default:
      return { words: reason ?? 'No longer available.', tone: 'plain' }
  }
}

const places: Readonly<Record<ExportedFile['subject'], string>> = {
  report: '/dashboard/verifications',
  verifications: '/dashboard/verifications',
  shortlist: '/dashboard/shortlists',
  batch: '/dashboard/bulk',
  campaign: '/dashboard/campaigns',
}

/** @returns the page that shows what the file is about. */
export function placeOfSource({ subject, sourceId }: Pick<ExportedFile, 'subject' | 'sourceId'>): string {
  return sourceId === null ? places[subject] : `${places[subject]}/${sourceId}`
}

/** @returns the wish that a file came from, with all that narrowed it, so that asking again gives the same. */
export function sameWish({ subject, format, sourceId, creator, filter, link, additions }: ExportedFile): ExportWish {
  return {
    ...{ subject, format },
    ...(sourceId !== null && { sourceId }),
    ...(creator !== null && { creator }),
    ...(filter !== null && { filter }),
    ...(format === 'pdf' && { link, additions }),
  }
}

/** @returns what a file cost, or what is on hold for it. */
export function chargeWords({ creditsHeld, creditsUsed }: Pick<ExportedFile, 'creditsHeld' | 'creditsUsed'>): string {
  if (creditsHeld === 0) return 'Free'
  if (creditsUsed === null) return `${plural(creditsHeld, 'credit')} reserved`
  return creditsUsed === 0 ? `${plural(creditsHeld, 'credit')} refunded` : plural(creditsUsed, 'credit')
}
