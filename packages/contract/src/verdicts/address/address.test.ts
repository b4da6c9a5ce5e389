import { type Platform, platforms } from '@vouch/engine'
import { describe, expect, test } from 'vitest'
import { type Address, parseAddress, platformHint } from './address.ts'

const channelId = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'

/** One line says what an address is: `instagram natgeo`, `youtube video dQw4w9WgXcQ`, `refused not_a_profile`. */
function summary(address: Address): string {
  if (address.kind === 'refused') return `refused ${address.code}`
  if (address.kind === 'resolve') return `${address.platform} ${address.what} ${address.id}`
  return `${address.platform} ${address.handle}`
}

describe('profiles', () => {
  const cases: Record<string, string[]> = {
    'instagram natgeo': [
      'https://www.instagram.com/natgeo/',
      'http://instagram.com/natgeo',
      'instagram.com/natgeo',
      'm.instagram.com/natgeo/',
      'https://www.instagram.com/NatGeo/?hl=en&igsh=MzRlODBi',
      'instagram.com/natgeo/reels',
      'instagram.com/natgeo/tagged/',
      'instagram.com/natgeo/feed',
      'instagram.com/_u/natgeo',
      'https://instagr.am/natgeo',
      'https://ig.me/m/natgeo',
      'instagram.com/stories/natgeo/3123456789012345678',
      'instagram.com/@natgeo',
      'INSTAGRAM.COM/natgeo',
      'ig @natgeo',
      'Instagram: natgeo',
    ],
    'instagram a.b_c': ['instagram.com/a.b_c'],
    'youtube natgeo': [
      'https://www.youtube.com/@NatGeo',
      ...['videos', 'shorts', 'streams', 'live', 'playlists', 'community', 'about', 'featured', 'join'].map(
        (tab) => `youtube.com/@NatGeo/${tab}`,
      ),
      'm.youtube.com/@natgeo',
      'music.youtube.com/@natgeo',
      'gaming.youtube.com/@natgeo',
      'youtu.be/@natgeo',
      'youtube.com/%40natgeo',
      'YouTube @NatGeo',
    ],
    'youtube c/natgeo': ['https://www.youtube.com/c/NatGeo', 'youtube.com/NatGeo'],
    'youtube user/natgeo': ['https://www.youtube.com/user/NatGeo/videos'],
    [`youtube ${channelId}`]: [
      `https://www.youtube.com/channel/${channelId}`,
      `youtube.com/channel/${channelId}/videos`,
      `https://studio.youtube.com/channel/${channelId}/analytics`,
      `youtube.com/playlist?list=UU${channelId.slice(2)}`,
      channelId,
      `youtube: ${channelId}`,
    ],
    [`youtube ${channelId.toLowerCase()}`]: [`youtube.com/@${channelId}`, `youtube: ${channelId.toLowerCase()}`],
    'youtube 東京.散歩': ['https://www.youtube.com/@%E6%9D%B1%E4%BA%AC.%E6%95%A3%E6%AD%A9', 'youtube.com/@東京.散歩'],
    'youtube ñandú-1·b': ['youtube.com/@N%CC%83and%C3%BA-1%C2%B7B'],
    'tiktok khaby.lame': [
      'https://www.tiktok.com/@khaby.lame',
      'tiktok.com/@khaby.lame?lang=en&_t=8abc',
      'm.tiktok.com/@Khaby.Lame',
      'https://www.tiktok.com/@khaby.lame/video/7137423965982592302',
      'tiktok.com/@khaby.lame/photo/7137423965982592302',
      'tiktok.com/@khaby.lame/live',
    ],
    'twitch summit1g': [
      'https://www.twitch.tv/summit1g',
      ...['videos', 'clips', 'about', 'schedule', 'followers'].map((tab) => `twitch.tv/Summit1G/${tab}`),
      'm.twitch.tv/summit1g',
      'go.twitch.tv/summit1g',
      'https://player.twitch.tv/?channel=summit1g&parent=example.org',
    ],
    'x natgeo': [
      'https://x.com/NatGeo',
      'twitter.com/natgeo',
      'mobile.twitter.com/natgeo',
      'm.twitter.com/natgeo',
      'www.x.com/natgeo',
      'x.com/natgeo/with_replies',
      'x.com/natgeo/media',
      'x.com/natgeo/likes',
      'https://twitter.com/intent/user?screen_name=natgeo',
      'https://x.com/intent/follow?screen_name=NatGeo&tw_p=followbutton',
      'https://x.com/natgeo/status/1720000000000000000?s=20',
    ],
    'linkedin anna-fields': [
      'https://www.linkedin.com/in/anna-fields/',
      'linkedin.com/in/Anna-Fields/de',
      'https://de.linkedin.com/in/anna-fields',
      'linkedin.com/mwlite/in/anna-fields',
      'https://www.linkedin.com/pub/anna-fields/4/b9/a26',
    ],
    'linkedin josé-núñez': ['linkedin.com/in/jos%C3%A9-n%C3%BA%C3%B1ez'],
  }
  const flat = Object.entries(cases).flatMap(([answer, inputs]) => inputs.map((input) => [input, answer] as const))
  test.each(flat)('%s is %s', (input, answer) => {
    expect(summary(parseAddress(input))).toBe(answer)
  })

  test('each platform has one spelling of an address', () => {
    const urls = ['ig natgeo', 'tiktok natgeo', 'yt natgeo', 'twitch natgeo', 'twitter natgeo', 'linkedin natgeo']
    expect(urls.map((input) => parseAddress(input)).map((a) => (a.kind === 'profile' ? a.url : a.kind))).toEqual([
      'https://www.instagram.com/natgeo/',
      'https://www.tiktok.com/@natgeo',
      'https://www.youtube.com/@natgeo',
      'https://www.twitch.tv/natgeo',
      'https://x.com/natgeo',
      'https://www.linkedin.com/in/natgeo',
    ])
  })

  test('YouTube names from before handles are looked up as what they are', () => {
    expect(parseAddress('youtube.com/@natgeo')).toMatchObject({ lookup: { by: 'handle', handle: 'natgeo' } })
    expect(parseAddress('youtube.com/user/natgeo')).toMatchObject({ lookup: { by: 'user-name', name: 'natgeo' } })
    expect(parseAddress('youtube.com/c/natgeo')).toMatchObject({ lookup: { by: 'custom-name', name: 'natgeo' } })
    expect(parseAddress('youtube.com/natgeo')).toMatchObject({ lookup: { by: 'custom-name', name: 'natgeo' } })
    expect(parseAddress(channelId)).toMatchObject({ lookup: { by: 'channel-id', id: channelId } })
  })

  test('an old public address of LinkedIn keeps its codes: the name alone may be another person', () => {
    const [one, other] = ['4/b9/a26', '5/b9/a26'].map((codes) => parseAddress(`linkedin.com/pub/anna-fields/${codes}`))
    expect(one).toMatchObject({ lookup: { by: 'public-path', path: 'anna-fields/4/b9/a26' } })
    expect(one).not.toEqual(other)
  })

  test.each(platforms.map((platform) => [platform]))(
    'sandbox names are valid on %s, whatever its rule says',
    (platform) => {
      const handle = 'a_rather_long_name_for_a_creator_sandbox'
      const spelled: Record<Platform, string> = {
        instagram: `instagram.com/${handle}`,
        tiktok: `tiktok.com/@${handle}`,
        youtube: `youtube.com/@${handle}`,
        twitch: `twitch.tv/${handle}`,
        x: `x.com/${handle}`,
        linkedin: `linkedin.com/in/${handle}`,
      }
      expect(parseAddress(spelled[platform])).toMatchObject({
        kind: 'profile',
        platform,
        handle,
        lookup: { by: 'handle' },
      })
    },
  )
})

describe('what people paste around an address', () => {
  test.each([
    '  https://www.instagram.com/natgeo/  ',
    '<https://www.instagram.com/natgeo/>',
    'https://www.instagram.com/natgeo/.',
    'https://www.instagram.com/natgeo),',
    '“instagram.com/natgeo”',
    '\u200Binstagram.com/natgeo\u200E\n',
    '[Nat Geo](https://www.instagram.com/natgeo/)',
    'National Geographic <https://www.instagram.com/natgeo/>',
    'Have a look at https://www.instagram.com/natgeo/, please.',
    'Two lines:\nhttps://www.instagram.com/natgeo/\nThanks',
    'instagram.com/natgeo !',
    '<https://www.instagram.com/natgeo/> is mine',
    '//instagram.com/natgeo',
    'HTTPS://WWW.INSTAGRAM.COM/natgeo',
    'https://instagram.com./natgeo',
  ])('%j is read as the profile', (input) => {
    expect(summary(parseAddress(input))).toBe('instagram natgeo')
  })
})

describe('words after an address on its line are never cut off', () => {
  test.each([
    'instagram.com/nat geo',
    'https://www.youtube.com/@nat geo tv',
    'x.com/nat\tgeo',
    'see tiktok.com/@nat geo',
  ])('%j is refused with what was pasted', (input) => {
    const address = parseAddress(input)
    expect(address).toMatchObject({ kind: 'refused', code: 'unreadable' })
    const shown = input.replace('\t', ' ')
    expect(address.kind === 'refused' && address.sentence).toContain(`“${shown}” isn’t a profile link.`)
  })
})

describe('what belongs to a creator without naming them', () => {
  test.each([
    ['https://www.instagram.com/p/CxYz_12-a/', 'instagram post CxYz_12-a'],
    ['instagram.com/reel/CxYz12', 'instagram post CxYz12'],
    ['instagram.com/reels/CxYz12', 'instagram post CxYz12'],
    ['instagram.com/tv/CxYz12', 'instagram post CxYz12'],
    ['instagram.com/natgeo/p/CxYz12/', 'instagram post CxYz12'],
    ['instagram.com/natgeo/reel/CxYz12/', 'instagram post CxYz12'],
    ['instagram.com/stories/highlights/17900000000000000/', 'instagram story 17900000000000000'],
    ['instagram.com/s/aGlnaGxpZ2h0OjE3OTA', 'instagram story aGlnaGxpZ2h0OjE3OTA'],
    ['instagram.com/share/BAbcdef', 'instagram short-link BAbcdef'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube video dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'youtube video dQw4w9WgXcQ'],
    ['youtube.com/watch?list=PL0123456789&v=dQw4w9WgXcQ', 'youtube video dQw4w9WgXcQ'],
    ['youtube.com/shorts/dQw4w9WgXcQ', 'youtube video dQw4w9WgXcQ'],
    ['youtube.com/live/dQw4w9WgXcQ', 'youtube video dQw4w9WgXcQ'],
    ['youtube.com/embed/dQw4w9WgXcQ', 'youtube video dQw4w9WgXcQ'],
    ['youtube.com/v/dQw4w9WgXcQ', 'youtube video dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube video dQw4w9WgXcQ'],
    ['youtube.com/attribution_link?u=%2Fwatch%3Fv%3DdQw4w9WgXcQ%26feature%3Dshare', 'youtube video dQw4w9WgXcQ'],
    [
      'youtube.com/playlist?list=PLOU2XLYxmsIKpaV8h0AGE05so0fAwwfTw',
      'youtube playlist PLOU2XLYxmsIKpaV8h0AGE05so0fAwwfTw',
    ],
    ['https://vm.tiktok.com/ZMabc123/', 'tiktok short-link ZMabc123'],
    ['vt.tiktok.com/ZSabc123', 'tiktok short-link ZSabc123'],
    ['tiktok.com/t/ZTabc123', 'tiktok short-link ZTabc123'],
    ['https://m.tiktok.com/v/7137423965982592302.html', 'tiktok video 7137423965982592302'],
    ['https://www.tiktokv.com/share/video/7137423965982592302/', 'tiktok video 7137423965982592302'],
    ['https://www.twitch.tv/videos/1234567890', 'twitch video 1234567890'],
    ['twitch.tv/summit1g/v/1234567890', 'twitch video 1234567890'],
    ['twitch.tv/summit1g/clip/FunnyClip-abc_D', 'twitch clip FunnyClip-abc_D'],
    ['https://clips.twitch.tv/FunnyClip-abc_D', 'twitch clip FunnyClip-abc_D'],
    ['player.twitch.tv/?video=v1234567890', 'twitch video 1234567890'],
    ['x.com/i/user/783214', 'x user-id 783214'],
    ['x.com/intent/user?user_id=783214', 'x user-id 783214'],
    ['x.com/i/status/1720000000000000000', 'x post 1720000000000000000'],
    ['https://t.co/AbCdEf', 'x short-link AbCdEf'],
    [
      'https://www.linkedin.com/posts/anna-fields_hello-activity-7100-abcd',
      'linkedin post anna-fields_hello-activity-7100-abcd',
    ],
    ['linkedin.com/feed/update/urn:li:activity:7100', 'linkedin post urn:li:activity:7100'],
    ['https://lnkd.in/eAbCdEf', 'linkedin short-link eAbCdEf'],
  ])('%s is %s', (input, answer) => {
    expect(summary(parseAddress(input))).toBe(answer)
  })

  test('offers the profile whose name stands in the address', () => {
    expect(parseAddress('instagram.com/natgeo/p/CxYz12/')).toMatchObject({
      sentence:
        'That’s an Instagram post, which doesn’t tell us who the creator is. Did you mean instagram.com/natgeo/?',
      candidates: [{ platform: 'instagram', handle: 'natgeo' }],
    })
    expect(parseAddress('youtu.be/dQw4w9WgXcQ')).toMatchObject({
      sentence:
        'That’s a YouTube video, which doesn’t tell us who the creator is. Paste a link to the creator’s profile, such as youtube.com/@natgeo.',
    })
  })
})

describe('what is refused', () => {
  test.each([
    ...[
      'explore/tags/cats',
      'accounts/login',
      'direct/inbox',
      'about',
      'legal/terms',
      'developer',
      'web',
      'challenge',
      '',
    ].map((path) => `instagram.com/${path}`),
    ...['results?search_query=a', 'feed/trending', 'hashtag/cats', 'gaming', 'premium', 'watch', 'playlist', ''].map(
      (path) => `youtube.com/${path}`,
    ),
    ...['tag/cats', 'music/song-123', 'discover', 'foryou', 'explore', '', 'natgeo'].map(
      (path) => `tiktok.com/${path}`,
    ),
    ...['directory/game/Chess', 'p/press', 'settings/profile', 'downloads', 'jobs', 'team/x', 'subs/summit1g', ''].map(
      (path) => `twitch.tv/${path}`,
    ),
    ...[
      'home',
      'search?q=a',
      'explore',
      'hashtag/cats',
      'settings',
      'share',
      'login',
      'intent/tweet?text=a',
      'i/lists/1',
      '',
    ].map((path) => `x.com/${path}`),
    ...[
      'company/acme',
      'school/mit',
      'showcase/acme',
      'groups/123',
      'sales/people/ACw',
      'jobs',
      'pub/dir/Anna/Fields',
      '',
    ].map((path) => `linkedin.com/${path}`),
  ])('%s is a page, not a creator', (input) => {
    const address = parseAddress(input)
    expect(summary(address)).toBe('refused not_a_profile')
    if (address.kind === 'refused') expect(address.sentence).toMatch(/^That’s .*(Paste .*\.|Did you mean .*\?)$/)
  })

  test.each([
    ['', 'empty'],
    ['  <> ', 'empty'],
    ['https://example.com/natgeo', 'platform_unsupported'],
    ['instagram.com.example.org/natgeo', 'platform_unsupported'],
    ['https://notinstagram.com/natgeo', 'platform_unsupported'],
    ['https://inst\u0430gram.com/natgeo', 'platform_unsupported'],
    ['facebook.com', 'platform_unsupported'],
    ['https://instagram.com@example.org/natgeo', 'unreadable'],
    ['https://instagram.com:8443/natgeo', 'unreadable'],
    ['javascript:alert(1)', 'unreadable'],
    ['instagram://user?username=natgeo', 'unreadable'],
    ['Anna Fields', 'unreadable'],
    ['instagram.com/%E0%A4%A', 'unreadable'],
    ['x'.repeat(5_000), 'unreadable'],
    ['https://nitter.net/natgeo', 'mirror'],
    ['nitter.poast.org/natgeo', 'mirror'],
    ['https://fxtwitter.com/natgeo', 'mirror'],
    ['instagram.com/.natgeo', 'bad_handle'],
    ['instagram.com/nat..geo', 'bad_handle'],
    [`instagram.com/${'a'.repeat(31)}`, 'bad_handle'],
    ['instagram.com/nat-geo', 'bad_handle'],
    ['youtube.com/@ab', 'bad_handle'],
    ['youtube.com/@-abc', 'bad_handle'],
    ['youtube.com/channel/UC123', 'bad_handle'],
    [`youtube.com/channel/${channelId.toLowerCase()}`, 'bad_handle'],
    ['tiktok.com/@1234567', 'bad_handle'],
    ['tiktok.com/@a', 'bad_handle'],
    ['tiktok.com/@name./', 'bad_handle'],
    ['twitch.tv/_name', 'bad_handle'],
    [`twitch.tv/${'a'.repeat(26)}`, 'bad_handle'],
    ['x.com/sixteen_letters_', 'bad_handle'],
    ['x.com/nat-geo', 'bad_handle'],
    ['linkedin.com/in/ab', 'bad_handle'],
    ['linkedin.com/pub/anna-fields/4/b9', 'bad_handle'],
    ['@!!', 'bad_handle'],
  ])('%s: %s', (input, code) => {
    expect(summary(parseAddress(input))).toBe(`refused ${code}`)
  })

  test('says what was pasted and what works', () => {
    const sentence = (input: string) => {
      const address = parseAddress(input)
      return address.kind === 'refused' ? address.sentence : address.kind
    }
    expect(sentence('linkedin.com/company/acme')).toBe(
      'That’s a LinkedIn company page, not a creator. Paste a link to the creator’s profile, such as linkedin.com/in/natgeo.',
    )
    expect(sentence('tiktok.com/natgeo')).toBe(
      'That’s a TikTok link without the @, not a creator. Did you mean tiktok.com/@natgeo?',
    )
    expect(sentence('https://example.com/a')).toBe(
      'Vouch works with creators on Instagram, TikTok, YouTube, Twitch, X or LinkedIn, not “example.com”. ' +
        'Paste a profile link such as instagram.com/natgeo or youtube.com/@natgeo.',
    )
    expect(sentence('https://nitter.net/natgeo')).toContain('mirror of X')
  })
})

describe('a name without a platform', () => {
  test.each(['@natgeo', 'natgeo', '＠natgeo', '@NatGeo,'])(
    '%s asks which platform, with an answer ready for each',
    (input) => {
      const address = parseAddress(input)
      expect(summary(address)).toBe('refused platform_needed')
      const candidates = address.kind === 'refused' ? address.candidates : []
      expect(candidates.map((candidate) => candidate.platform)).toEqual(platforms)
      expect(new Set(candidates.map((candidate) => candidate.handle))).toEqual(new Set(['natgeo']))
    },
  )

  test('offers only the platforms that allow the name', () => {
    const address = parseAddress('@anna.fields')
    const offered = address.kind === 'refused' ? address.candidates.map((candidate) => candidate.platform) : []
    expect(offered).toEqual(['instagram', 'tiktok', 'youtube'])
    expect(address).toMatchObject({
      sentence: '“@anna.fields” could be on Instagram, TikTok or YouTube. Choose one, or paste the profile link.',
    })
  })
})

describe('the platform is recognised while typing', () => {
  test.each<[string, Platform | null]>([
    ['', null],
    ['htt', null],
    ['https://www.', null],
    ['https://insta', 'instagram'],
    ['instagram.com', 'instagram'],
    ['instagram.com/', 'instagram'],
    ['https://www.youtube.com/@', 'youtube'],
    ['youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['tiktok.com/explore', 'tiktok'],
    ['twit', null],
    ['twitc', 'twitch'],
    ['twitte', 'x'],
    ['x.com/', 'x'],
    ['de.linkedin.com/', 'linkedin'],
    ['@natgeo', null],
    ['https://example.com/instagram', null],
  ])('%j: %s', (input, platform) => {
    expect(platformHint(input)).toBe(platform)
  })
})
