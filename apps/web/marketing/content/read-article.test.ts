import { expect, test } from 'vitest'
import { readArticle } from './read-article.ts'

const head = 'title: A title: with a colon\ndescription: What it is about.\nupdated: 2026-11-20'

test('front matter, text and reading time make an article; a value may hold colons', () => {
  const article = readArticle(
    'help/a-b.md',
    `---\n${head}\ncategory: credits\nrelated: /help/c, /help/d\n---\n${'word '.repeat(441)}`,
  )
  expect(article).toMatchObject({
    kind: 'help',
    slug: 'a-b',
    title: 'A title: with a colon',
    headTitle: 'A title: with a colon',
    category: 'credits',
    related: ['/help/c', '/help/d'],
    minutes: 3,
  })
})

test.each([
  ['no front matter', 'text', 'does not begin with its front matter'],
  ['a line that is none', `---\n${head}\nsomething\n---\n`, '"something" is no line of front matter.'],
  ['a name that stands twice', `---\n${head}\ntitle: B\n---\n`, '"title" stands twice'],
  ['a missing category', `---\n${head}\n---\n`, '"category" is missing'],
  ['a category that there is not', `---\n${head}\ncategory: money\n---\n`, 'There is no category money.'],
  ['a day that there is not', `---\n${head.replace('11-20', '02-30')}\ncategory: credits\n---\n`, 'is no day'],
])('%s stops the build, with the file named', (_fault, source, sentence) => {
  expect(() => readArticle('help/broken.md', source)).toThrow(/^help\/broken\.md: /)
  expect(() => readArticle('help/broken.md', source)).toThrow(sentence)
})

test('a post needs the day on which it was published', () => {
  expect(() => readArticle('blog/x.md', `---\n${head}\n---\n`)).toThrow('"published" is missing')
})
