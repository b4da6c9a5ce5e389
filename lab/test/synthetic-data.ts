/** A small labelled data folder with the shape of the real ones, so that tests need nothing from outside. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@vouch/engine'

const rowsPerSource = 160

/** Writes two Instagram sources, two X sources, comments and two creators. @returns the folder */
export function syntheticData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-lab-'))
  writeInstagram(join(folder, 'ig_instafake.csv'), 11, true)
  writeInstagram(join(folder, 'ig_srf_followers.csv'), 12, false)
  writeX(join(folder, 'tw_midterm2018.csv'), 13)
  writeX(join(folder, 'tw_gilani.csv'), 14)
  writeFileSync(join(folder, 'comments_youtube_spam.csv'), comments)
  writeFileSync(join(folder, 'creators_small.json'), JSON.stringify(creators))
  return folder
}

function writeInstagram(path: string, seed: number, withBio: boolean): void {
  const random = seededRandom(seed)
  const header = `followers,following,posts${withBio ? ',bio_len' : ''},has_pic,is_private,username_len,username_digits,label`
  const rows = Array.from({ length: rowsPerSource }, () => {
    const fake = random() < 0.4
    const followers = Math.floor((fake ? 60 : 900) * random())
    const following = Math.floor(fake ? 900 + 4000 * random() : 100 + 800 * random())
    const posts = Math.floor((fake ? 6 : 300) * random())
    const bio = withBio ? [Math.floor((fake ? 10 : 120) * random())] : []
    const picture = Number(random() > (fake ? 0.5 : 0.03))
    const digits = fake ? Math.floor(5 * random()) : Number(random() < 0.1)
    return [
      followers,
      following,
      posts,
      ...bio,
      picture,
      Number(random() < 0.3),
      8 + digits,
      digits,
      Number(fake),
    ].join(',')
  })
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`)
}

function writeX(path: string, seed: number): void {
  const random = seededRandom(seed)
  const header =
    'followers_count,friends_count,listed_count,favourites_count,statuses_count,verified,default_profile_image,label'
  const rows = Array.from({ length: rowsPerSource }, () => {
    const fake = random() < 0.5
    const scale = fake ? 0.05 : 1
    const counts = [700, 600, 40, 5000, 8000].map((top) => Math.floor(top * scale * random()))
    return [...counts, Number(!fake && random() < 0.05), Number(fake && random() < 0.3), Number(fake)].join(',')
  })
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`)
}

const comments = `video,date,text,label
Song,2015-03-20T22:24:23,"Best song ever, brings me back",0
Song,,"Check out my channel and subscribe please http://example.com",1
`

export const creators = [
  {
    creator: 'c_ig',
    platform: 'instagram',
    followers: 12_000,
    following: 300,
    post_count: 90,
    post_fields: ['ts', 'likes', 'comments', 'type', 'caption_len', 'hashtags', 'mentions', 'ad_marker'],
    posts: [
      [1_561_059_795, 390, 21, 'c', 9, 0, 0, 0],
      [1_561_104_610, 210, 7, 'i', 44, 0, 1, 1],
      [1_561_228_017, 205, 9, 'v', 77, 0, 1, 0],
    ],
  },
  {
    creator: 'c_yt',
    platform: 'youtube',
    post_fields: ['published', 'views', 'likes', 'comments', 'duration_s', 'views_later_snapshot'],
    posts: [
      ['2022-01-17T12:18:09Z', 129_979, 2586, 91, 4511, ''],
      ['2022-01-22T10:24:05Z', 60_920, 2475, 19, 47, ''],
    ],
  },
] as const
