/** @returns a day in full, by universal time, as emails and invoices write it: `December 4, 2026` */
export function dayOf(at: Date): string {
  return at.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
