/** What creators talk about, as discovery knows it: one list for filters, chips and sentences.
 *
 *  What a newcomer would get wrong: platforms name topics in their own words. Those are mapped here, and a topic that nobody maps is null and
 *  not "other", because a filter must never hide a creator under a made-up name. */

export interface Topic {
  id: string
  label: string
  /** Words by which people and platforms mean it, lower case, singular and plural. */
  words: readonly string[]
}

export const topics = [
  { id: 'food', label: 'Food', words: ['food', 'foodie', 'cooking', 'recipe', 'recipes', 'baking', 'restaurant'] },
  { id: 'fitness', label: 'Fitness', words: ['fitness', 'gym', 'workout', 'wellness', 'health', 'sport', 'sports'] },
  { id: 'travel', label: 'Travel', words: ['travel', 'travelling', 'traveling', 'tourism', 'trips'] },
  { id: 'beauty', label: 'Beauty', words: ['beauty', 'makeup', 'skincare', 'cosmetics', 'hair'] },
  { id: 'fashion', label: 'Fashion', words: ['fashion', 'style', 'clothing', 'streetwear', 'outfit', 'outfits'] },
  { id: 'gaming', label: 'Gaming', words: ['gaming', 'gamer', 'gamers', 'games', 'esports', 'video games'] },
  { id: 'tech', label: 'Technology', words: ['tech', 'technology', 'gadgets', 'software', 'science & technology'] },
  { id: 'home', label: 'Home', words: ['home', 'interior', 'interiors', 'decor', 'diy', 'garden', 'gardening'] },
  {
    id: 'family',
    label: 'Family',
    words: ['family', 'parenting', 'mum', 'mom', 'dad', 'mums', 'moms', 'dads', 'kids'],
  },
  { id: 'outdoors', label: 'Outdoors', words: ['outdoors', 'outdoor', 'hiking', 'camping', 'climbing', 'nature'] },
  { id: 'music', label: 'Music', words: ['music', 'musician', 'musicians', 'singer', 'band', 'dj'] },
  { id: 'learning', label: 'Learning', words: ['learning', 'education', 'science', 'books', 'study', 'history'] },
  { id: 'pets', label: 'Pets', words: ['pets', 'pet', 'dogs', 'dog', 'cats', 'cat', 'animals', 'pets & animals'] },
  { id: 'business', label: 'Business', words: ['business', 'finance', 'marketing', 'startup', 'startups', 'career'] },
] as const satisfies readonly Topic[]

export type TopicId = (typeof topics)[number]['id']

export const topicIds: readonly [TopicId, ...TopicId[]] = [topics[0].id, ...topics.slice(1).map(({ id }) => id)]

const topicByWord: ReadonlyMap<string, TopicId> = new Map(
  topics.flatMap(({ id, words }): [string, TopicId][] => [
    [id, id],
    ...words.map((word): [string, TopicId] => [word, id]),
  ]),
)

/** @param text a topic in a platform's or a person's words, for example `Health/Beauty`
 *  @returns the first topic that a word of it means; null where none does */
export function topicOf(text: string): TopicId | null {
  const whole = text.trim().toLowerCase()
  const parts = [whole, ...whole.split(/[^\p{L}]+/u)]
  return parts.map((part) => topicByWord.get(part)).find((id) => id !== undefined) ?? null
}
