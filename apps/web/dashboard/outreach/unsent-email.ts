/** @returns under which key a first email is kept until it's sent. @param campaignId null: to creators who are named one by one */
export function unsentEmail(campaignId: string | null): string {
  return `email:${campaignId ?? ''}`
}
