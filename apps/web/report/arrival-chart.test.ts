import type { Post } from '@vouch/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArrivalChart } from './arrival-chart.tsx'
import { ageText, arrivalCourses, arrivalTable } from './arrival-courses.ts'

const fetchedAt = '2026-11-11T00:00:00Z'
const post: Post = {
  ...{ id: 'p', publishedAt: '2026-11-01T00:00:00Z', kind: 'video', likes: 200, comments: 10, views: 1_000 },
  reads: [
    { at: '2026-11-04T00:00:00Z', likes: 150, comments: 6, views: 600 },
    { at: '2026-11-01T06:00:00Z', likes: 120, comments: 2, views: 250 },
  ],
}
const drawn = (one: Post) =>
  renderToStaticMarkup(createElement(ArrivalChart, { post: one, name: 'likes', fetchedAt })).replaceAll('\u00a0', ' ')

test('readings are put in order of age, as parts of what the post has now', () => {
  const courses = arrivalCourses(post, 'likes', fetchedAt)
  expect(courses?.moments.map(({ hours }) => hours)).toEqual([6, 72, 240])
  expect(courses?.own).toEqual([0.6, 0.75, 1])
  expect(courses?.besides).toEqual([
    { name: 'comments', parts: [0.2, 0.6, 1] },
    { name: 'views', parts: [0.25, 0.6, 1] },
  ])
})

test('the chart names unit, basis, readings and day, and reads every moment aloud', () => {
  const markup = drawn(post)
  expect(markup).toContain('How the likes arrived')
  expect(markup).toContain('% of the post’s current likes, by its age; the band is comments and views')
  expect(markup).toContain('3 readings of one post, the last on Nov 11, 2026')
  expect(markup).toContain('aria-valuetext="10 days: 100% of likes, 100% of comments, 100% of views"')
  expect(markup).not.toMatch(/NaN|undefined|Infinity/)
})

test('a table holds the counts themselves', () => {
  const courses = arrivalCourses(post, 'views', fetchedAt)
  expect(courses && arrivalTable(courses, 'views')).toEqual({
    columns: ['age of the post', 'views', 'likes', 'comments'],
    rows: [
      ['6 hours', 250, 120, 2],
      ['3 days', 600, 150, 6],
      ['10 days', 1_000, 200, 10],
    ],
  })
  expect(ageText(1.2)).toBe('1 hour')
})

test('a post that was looked at too seldom, or whose count is hidden, has no chart', () => {
  for (const seldom of [
    { ...post, reads: null },
    { ...post, reads: post.reads?.slice(0, 1) },
    { ...post, likes: null },
  ])
    expect(drawn(seldom as Post)).toBe('')
  const gap = { ...post, comments: null, reads: post.reads?.map((read) => ({ ...read, comments: null })) }
  expect(drawn(gap as Post)).toContain('the band is views')
})

test('labels of ages that stand close together don’t run into each other, and the last look keeps its own', () => {
  const late = { at: '2026-11-10T00:00:00Z', likes: 190, comments: 9, views: 990 }
  const markup = drawn({ ...post, reads: [...(post.reads ?? []), late] })
  const labels = ['6 hours', '3 days', '9 days', '10 days'].filter((label) => markup.includes(`>${label}</text>`))
  expect(labels).toEqual(['6 hours', '3 days', '10 days'])
})
