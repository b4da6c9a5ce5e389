import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

type Step = { do: 'add' | 'remove'; account: string } | { do: 'take' }

const account = fc.constantFrom('a', 'b', 'c')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('add' as const, 'remove' as const), account }),
  fc.record({ do: fc.constant('take' as const) }),
)

test('law: nothing is lost, each account is served in its own order, and nobody has two turns while another waits for one', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const turns = new Turns<string>()
      const waiting = new Map<string, string[]>()
      let served = ''
      for (const [number, each] of steps.entries()) {
        if (each.do === 'take') {
          const item = turns.take()
          const others = [...waiting].filter(([name, items]) => name !== served && items.length > 0)
          const from = item?.[0] ?? ''
          expect(item).toBe(waiting.get(from)?.shift())
          if (others.length > 0) expect(from).not.toBe(served)
          served = from || served
        } else {
          const own = waiting.get(each.account) ?? []
          waiting.set(each.account, own)
          const item = each.do === 'add' ? `${each.account}${number}` : (own.at(-1) ?? 'nothing')
          if (each.do === 'add') {
            turns.add(each.account, item)
            own.push(item)
          } else expect(turns.remove(each.account, item)).toBe(own.pop() !== undefined)
        }
        const sizes = [...waiting].map(([name, items]) => [name, items.length] as const)
        expect(turns.size).toBe(sizes.reduce((sum, [, size]) => sum + size, 0))
        for (const [name, size] of sizes) expect(turns.sizeOf(name)).toBe(size)
      }
      expect(turns.takeAll().toSorted()).toEqual([...waiting.values()].flat().toSorted())
      expect([turns.size, turns.take()]).toEqual([0, undefined])
    }),
  )
})
