import { expect, test } from 'vitest'
import { csvLines } from '../wire/csv-lines.ts'
import { customerOf, exportSource, guessedMapping } from './customer-list.ts'

/** Files as shops and mailing lists write them, columns in their order; the people are made up. */

const shopify = `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
'7301,Ada,Moor,ada@example.com,yes,,1 Mill Lane,,Leeds,ENG,GB,LS1 1AA,'+441130000001,,no,120.00,3,,no,"newsletter, VIP"
'7302,Bo,Lind,bo@example.com,no,,2 Quay,,Cork,CO,IE,T12,,,no,19.00,1,"Wrote: ""late, again""",no,wholesale
'7303,Cy,Holt,cy@example.com,yes,,,,,,,,,,no,0.00,0,,no,`

const klaviyo = `Email,Klaviyo ID,First Name,Last Name,Organization,Title,Phone Number,Address,Address 2,City,State / Region,Country,Zip Code,Latitude,Longitude,Timezone,IP Address,Source,Created,Last Active,Email Marketing Consent,Birthday,Gender,Predicted Gender
ada@example.com,01H1,Ada,Moor,,,,1 Mill Lane,,Austin,Texas,United States,73301,30.2,-97.7,America/Chicago,10.0.0.1,Form,2025-01-02 10:00:00,2026-01-02 10:00:00,SUBSCRIBED,1991-04-30,,Likely Female
bo@example.com,01H2,Bo,Lind,,,,,,Munich,Bavaria,Germany,80331,48.1,11.5,Europe/Berlin,10.0.0.2,Form,2025-01-03 10:00:00,,SUBSCRIBED,1980-12-01,,Likely Male
cy@example.com,01H3,Cy,Holt,,,,,,,,,,,,,,Form,2025-01-03 10:00:00,,NEVER_SUBSCRIBED,,,Uncertain`

const mailchimp = `Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS
ada@example.com,Ada,Moor,"1 Mill Lane, Leeds",,04/30,4,"2025-01-02 10:00:00",,"2025-01-02 10:00:00",10.0.0.1,53.8,-1.5,0,1,Europe/London,gb,eng,"2026-01-02 10:00:00",801,a1,,"""Cooking"",""VIP"""
bo@example.com,Bo,Lind,,,12/01,2,"2025-01-03 10:00:00",,"2025-01-03 10:00:00",10.0.0.2,40.7,-74.0,-5,-4,America/New_York,us,ny,"2026-01-03 10:00:00",802,a2,,"""Travel"""`

function read(text: string) {
  const [header, ...rows] = [...csvLines(text)].map(({ cells }) => cells)
  const headers = header ?? []
  const mapping = guessedMapping(headers, { cells: rows, year: 2026 })
  const cellOf = (row: string[], name: string | undefined) =>
    name === undefined ? null : (row[headers.indexOf(name)] ?? null)
  const customers = rows.map((row) =>
    customerOf(
      {
        country: cellOf(row, mapping.country),
        age: cellOf(row, mapping.age),
        gender: cellOf(row, mapping.gender),
        interests: cellOf(row, mapping.interests),
      },
      2026,
    ),
  )
  return { source: exportSource(headers), mapping, customers }
}

const nothing = 'There is nothing on this row to compare.'

test('a customer export of Shopify is read as it is: countries by their codes, and tags that tell no interest are left alone', () => {
  const { source, mapping, customers } = read(shopify)
  expect([source, mapping]).toEqual(['Shopify', { country: 'Default Address Country Code' }])
  expect(customers).toMatchObject([{ country: 'GB' }, { country: 'IE' }, nothing])
})

test('a profile export of Klaviyo is read as it is: countries by name, birthdays, and the gender of the column that tells one', () => {
  const { source, mapping, customers } = read(klaviyo)
  expect([source, mapping]).toEqual(['Klaviyo', { country: 'Country', age: 'Birthday', gender: 'Predicted Gender' }])
  expect(customers).toMatchObject([
    { country: 'US', age: '35-44', gender: 'female' },
    { country: 'DE', age: '45-54', gender: 'male' },
    nothing,
  ])
})

test('an audience export of Mailchimp is read as it is: a birthday without a year is no age, and tags tell interests', () => {
  const { source, mapping, customers } = read(mailchimp)
  expect([source, mapping]).toEqual(['Mailchimp', { country: 'CC', interests: 'TAGS' }])
  expect(customers).toMatchObject([
    { country: 'GB', age: null, interests: ['food'] },
    { country: 'US', interests: ['travel'] },
  ])
})

test('a file of nobody in particular is called nobody’s', () => {
  expect(exportSource(['Name', 'Country'])).toBeNull()
})
