/** First path parts that belong to a platform itself, so that nobody's profile can be there. */

import type { Platform } from '@vouch/engine'

const pages: Record<Platform, ReadonlySet<string>> = {
  instagram: words(
    'explore accounts direct about legal developer developers web challenge press api privacy terms directory topics ' +
      'create oauth emails session qr nametag ads business creators blog help p reel reels tv s share stories _u _n ar ' +
      'archive download locations notifications popular professional_dashboard settings your_activity',
  ),
  tiktok: words(
    'tag music discover foryou explore following friends live login signup upload about legal search topics business ' +
      'tiktokstudio creators place sticker effects share channel trending shop messages',
  ),
  youtube: words(
    'results feed hashtag gaming premium trending playlists account account_advanced signin logout upload about ads ' +
      'creators t s yt music movies tv kids live_dashboard howyoutubeworks new oops post clip source redirect red ' +
      'paid_memberships reporthistory channel_switcher sports learning news fashion podcasts storefront index opensearch ' +
      'shorts live embed v vi e watch playlist channel user c attribution_link account_privacy analytics audiolibrary ' +
      'dashboard family getpremium handle my_videos purchases select_site supported_browsers trends verify vr',
  ),
  twitch: words(
    'directory p settings downloads jobs team search store turbo prime bits drops inventory wallet subscriptions friends ' +
      'messages payments login signup broadcast creatorcamp products user legal videos subs moderator popout embed',
  ),
  x: words(
    'home search explore hashtag settings share login logout signup tos privacy about compose messages notifications ' +
      'account download jobs who_to_follow i intent',
  ),
  linkedin: words(''),
}

/** @returns whether the platform keeps this first path part for itself. */
export function isPlatformPage(platform: Platform, part: string): boolean {
  return pages[platform].has(part.toLowerCase())
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
