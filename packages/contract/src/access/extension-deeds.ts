/** What the browser extension does, by name, with the tags of the API's document that it is about. The table of parity follows it. */
export const extensionDeeds: Readonly<Record<string, { about: readonly string[] }>> = {
  'badge on a profile': { about: ['Verifications', 'Extension'] },
  'quick verification': { about: ['Verifications'] },
  'full report': { about: ['Verifications'] },
  'add to a shortlist': { about: ['Shortlists'] },
  'balance and limits': { about: ['Credits', 'Extension'] },
}
