import { expect, test } from 'vitest'
import { operatorStandIns } from '../../../web/marketing/metadata/operator-stand-ins.ts'
import { operatorFacts, withOperatorFacts } from './operator-facts.ts'

const facts = operatorFacts({
  company: { name: 'A & B <Ltd>', number: '123', address: '1 "Long" Street' },
  supportEmail: 'support@a.example',
  salesEmail: 'sales@a.example',
  xHandle: '@a_and_b',
  chatEmbedUrl: null,
  mode: 'sandbox',
})

test('a page names the operator without a script', () => {
  const page = `<p>${operatorStandIns.name}, ${operatorStandIns.number}</p>`
  expect(withOperatorFacts(page, facts)).toBe('<p>A &amp; B &lt;Ltd>, 123</p>')
})

test('data for robots stay data, whatever the operator is called', () => {
  const { name, address } = operatorStandIns
  const page = `<script type="application/ld+json">${JSON.stringify({ name, address })}</script><a title="${address}">`
  const filled = withOperatorFacts(page, { ...facts, name: '</script>' })
  const [, data = ''] = /json">(.*?)<\/script>/.exec(filled) ?? []
  expect(JSON.parse(data)).toEqual({ name: '</script>', address: '1 "Long" Street' })
  expect(filled).toContain('<a title="1 &quot;Long&quot; Street">')
})

test('builder and server agree on what stands for each fact', () => {
  const said = Object.values(operatorStandIns).map((standIn) => withOperatorFacts(standIn, facts))
  expect(said.filter((text) => text.includes('{{'))).toEqual([])
  expect(Object.keys(operatorStandIns).toSorted()).toEqual(Object.keys(facts).toSorted())
})
