import type { Platform } from '@vouch/engine'

/** What an export of a platform leaves out, one sentence each: said with every report on it, so that nobody takes silence for a clean
 *  bill. */
export const leftOutWords: Readonly<Record<Platform, string>> = {
  instagram:
    'Instagram exports hold follower names and dates, but no bios, pictures or counts. We judged when followers came and what their names look like; likes, views and comments are missing.',
  tiktok:
    'TikTok exports hold follower names and dates and likes by video, but no bios, views or comments by others. We judged those parts only.',
  youtube:
    'YouTube exports have no list of subscribers, no views and no likes, so they say who the channel is and nothing about its audience. Verify the channel by its link instead.',
  x: 'X archives list followers as numbers without names or dates. We judged likes and reposts; the followers themselves are missing.',
  linkedin:
    'LinkedIn exports list connections with names and dates and nothing about posts. We judged when connections came and what their names look like.',
  twitch: 'Twitch exports list no followers.',
}

export const survivorWords =
  'The dates are those of people who still follow: an export never shows who left, so losses can’t be seen.'
