import { featureCount, featureIndex, featureNames } from '@vouch/engine'
import { expect, test } from 'vitest'
import { type AccountSource, accountSources, unrelated, writeSourceFeatures } from './account-source.ts'

function source(name: string): AccountSource {
  const found = accountSources.find((candidate) => candidate.name === name)
  if (found === undefined) throw new Error(`${name} is a known source.`)
  return found
}

function rowOf(name: string, cells: Record<string, string>): Float64Array {
  const row = new Float64Array(featureCount)
  writeSourceFeatures(source(name), cells, row)
  return row
}

test('what is missing depends on the source, never on the label or the values of a row', () => {
  for (const each of accountSources) {
    const cellsOf = (value: string) => new Proxy<Record<string, string>>({}, { get: () => value })
    const [zeros, ones] = [new Float64Array(featureCount), new Float64Array(featureCount)]
    writeSourceFeatures(each, cellsOf('0'), zeros)
    writeSourceFeatures(each, cellsOf('1'), ones)
    expect([...zeros].map(Number.isNaN)).toEqual([...ones].map(Number.isNaN))
  }
})

test('every column of every source is a feature of the engine', () => {
  for (const { columns } of accountSources) {
    for (const name of Object.keys(columns)) expect(featureNames).toContain(name)
  }
})

test('shares and counts of digits become the same features', () => {
  const counted = rowOf('ig_instafake', { username_len: '10', username_digits: '4' })
  const shared = rowOf('ig_kaggle_spammer', { username_digit_ratio: '0.4' })
  for (const name of ['digitShare', 'hasDigits'] as const) {
    expect(counted[featureIndex[name]]).toBe(shared[featureIndex[name]])
  }
})

test('an empty cell is unknown', () => {
  const row = rowOf('ig_instafake', { followers: '', following: '3', posts: ' ' })
  expect(row[featureIndex.followers]).toBeNaN()
  expect(row[featureIndex.posts]).toBeNaN()
  expect(row[featureIndex.following]).toBe(3)
})

test('normalised following counts come back to accounts, normalised followers stay unknown', () => {
  const row = rowOf('ig_id2', { edge_follow: '0.2', edge_followed_by: '0.001' })
  expect(row[featureIndex.following]).toBe(1500)
  expect(row[featureIndex.followers]).toBeNaN()
  expect(row[featureIndex.followBalance]).toBeNaN()
})

test('columns with a collector’s habit are left out', () => {
  const pd = rowOf('ig_pd', { has_pic: '1', posts: '15', followers: '3', following: '900' })
  expect(pd[featureIndex.hasAvatar]).toBeNaN()
  expect(pd[featureIndex.posts]).toBeNaN()
  expect(rowOf('tw_kaggle_bots', { age_days: '100' })[featureIndex.ageDays]).toBeNaN()
  expect(rowOf('tw_cresci2015_e13_int', { age_days: '965' })[featureIndex.ageDays]).toBeNaN()
})

test('a default picture is no picture', () => {
  expect(rowOf('tw_gilani', { default_profile_image: '1' })[featureIndex.hasAvatar]).toBe(0)
  expect(rowOf('tw_gilani', { default_profile_image: '0' })[featureIndex.hasAvatar]).toBe(1)
})

test('sources that share accounts are never on both sides of a measurement', () => {
  expect(unrelated(source('ig_parma_public'), source('ig_parma_private'))).toBe(false)
  expect(unrelated(source('ig_parma_public'), source('ig_pd'))).toBe(true)
  expect(unrelated(source('ig_pd'), source('ig_pd'))).toBe(false)
})
