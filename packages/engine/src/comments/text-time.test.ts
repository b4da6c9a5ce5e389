import { test } from 'vitest'
import { expectLinearTime, linearTimePatienceMs } from '../../../../checks/linear-time.ts'
import { captionTopics } from '../analyses/caption-topics.ts'
import { mannerOf } from '../matching/manner-of.ts'
import { readDisclosure } from '../posts/disclosure.ts'
import { isGiveaway, isShoutOut, isSponsored } from '../posts/post-markers.ts'
import { commentSpamRating } from '../spam/comment-spam-rater.ts'
import { canonicalWords } from './canonical-text.ts'
import { buildPost } from './example-comments.ts'
import { asksForComments } from './giveaway.ts'
import { nearDuplicateGroups } from './near-duplicates.ts'
import { readText } from './read-text.ts'

/** Comments and captions are written by strangers, up to 100,000 characters each, and a snapshot holds a hundred thousand of them. */

const inComments = [
  ...[
    '<a ',
    '<a href="',
    'href="',
    '</a>',
    '<br',
    'http://',
    'www.',
    '.com',
    'a.b',
    ' . com',
    '/watch?v=',
    '&lt;',
    ':)',
  ],
  ...[
    'xd',
    '<3',
    '^_',
    '@a.',
    '#a',
    '가',
    'ا',
    'check out ',
    'my channel ',
    'win ',
    'tag ',
    'thanks to ',
    'for sponsoring ',
    'not paid ad ',
    '[ad',
  ],
]
const markers = (caption: string) => {
  const post = buildPost(1, caption)
  return [isSponsored(post), isGiveaway(post), isShoutOut(post), asksForComments(post)]
}

const readers: [string, (text: string) => unknown][] = [
  ['the words of a comment', readText],
  ['the canonical words of a text', canonicalWords],
  ['the advertising in a comment', (text) => commentSpamRating(readText(text), 'en')],
  ['two comments that are nearly alike', (text) => nearDuplicateGroups([text, `${text}!`])],
  ['the markers in a caption', markers],
  ['how a caption discloses', (text) => readDisclosure({ caption: text, hashtags: ['ad', text] })],
  ['the topics of a caption', (text) => captionTopics.map(({ words }) => words.test(text))],
  ['the manner of a caption', (text) => mannerOf([text, text, text, text, text], 'en')],
]

test.each(readers)(
  'reading %s takes time linear in it, whatever it repeats',
  (_, read) => expectLinearTime(read, { words: inComments, runs: 40 }),
  linearTimePatienceMs,
)
