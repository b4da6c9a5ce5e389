import { expect, test } from 'vitest'
import { addCustomer, customerOf, emptySums, guessedMapping } from './customer-list.ts'

const read = (age: string) => {
  const customer = customerOf({ country: 'GB', age, gender: null, interests: null }, 2026)
  return typeof customer === 'string' ? null : customer.age
}

test('ages, bands and births are read as bands', () => {
  expect(['34', '25-34', '65+', '1990', '1990-05-31', '31.05.1990', '13 to 17'].map(read)).toEqual([
    '25-34',
    '25-34',
    '65+',
    '35-44',
    '35-44',
    '35-44',
    '13-17',
  ])
  expect(['7', '400', 'old', '1850'].map(read)).toEqual([null, null, null, null])
})

test('columns are guessed from their headers', () => {
  expect(guessedMapping(['Name', 'Country', 'Date of birth', 'Gender', 'Interests'])).toEqual({
    country: 'Country',
    age: 'Date of birth',
    gender: 'Gender',
    interests: 'Interests',
  })
  expect(guessedMapping(['Name', 'Email'])).toEqual({})
})

test('a customer adds one to each group that is known', () => {
  const sums = emptySums()
  const customer = customerOf(
    { country: 'uk', age: '', gender: 'W', interests: 'cooking|hiking|cooking|nonsense' },
    2026,
  )
  if (typeof customer === 'string') throw new Error(customer)
  addCustomer(sums, customer)
  expect(sums).toEqual({ countries: { GB: 1 }, ages: {}, genders: { female: 1 }, interests: { food: 1, outdoors: 1 } })
  expect(customerOf({ country: null, age: null, gender: 'n/a', interests: '' }, 2026)).toBe(
    'There is nothing on this row to compare.',
  )
})
