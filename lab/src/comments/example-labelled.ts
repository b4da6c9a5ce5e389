import { seededRandom } from '@vouch/engine'
import { type LabelledComment, readRecords } from './labelled-comment.ts'

/** Made-up labelled comments of four videos, so that tests need nothing from outside. */

const selling = ['channel', 'subscribe', 'my', 'check', 'out', 'please', 'guys', 'video', 'free', 'share', 'money']
const talking = [
  'song',
  'love',
  'remember',
  'years',
  'voice',
  'the',
  'is',
  'this',
  'so',
  'was',
  'views',
  'please',
  'guys',
]

/** @param each how many of each label
 *  @returns records as the file holds them */
export function exampleRecords(each: number): { video: string; text: string; label: string }[] {
  const random = seededRandom(3)
  const some = (words: readonly string[]) =>
    Array.from({ length: 5 + Math.floor(6 * random()) }, () => words[Math.floor(words.length * random())]).join(' ')
  return Array.from({ length: 2 * each }, (_, row) => {
    const label = row % 2
    const link = label === 1 && random() < 0.2 ? ' http://shop.example.com/x' : ''
    return {
      video: `video ${row % 4 < 2 ? 'a' : 'b'}`,
      text: `the ${some(label === 1 ? selling : talking)}${link}`,
      label: `${label}`,
    }
  })
}

export function exampleRows(each: number): LabelledComment[] {
  return readRecords(exampleRecords(each))
}
