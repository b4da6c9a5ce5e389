import { useSyncExternalStore } from 'react'
import { operatorStandIns } from './operator-stand-ins.ts'

/** Who runs this site, as the server wrote it into the page: words of the page that need no script and no call. */

export type Operator = Record<keyof typeof operatorStandIns, string>

const elementId = 'operator'

/** Attributes of the element that tells an application that has come alive what the server wrote. */
export const operatorElement = {
  id: elementId,
  ...Object.fromEntries(Object.entries(operatorStandIns).map(([fact, standIn]) => [attributeOf(fact), standIn])),
}

function attributeOf(fact: string): string {
  return `data-${fact.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** @returns the operator's facts. While a page comes alive they are what the build wrote in their place, so an element that draws one bears
 *  `suppressHydrationWarning`: React leaves there what the server wrote. */
export function useOperator(): Operator {
  return useSyncExternalStore(never, writtenFacts, () => operatorStandIns)
}

/** @returns whether creators, cards and email are simulated here: known with the page itself, so that what says it moves nothing by coming */
export function useSandbox(): boolean {
  return useOperator().mode === 'sandbox'
}

const never = () => () => undefined

let written: Operator | undefined

function writtenFacts(): Operator {
  if (written) return written
  const element = document.getElementById(elementId)
  const facts = Object.entries(operatorStandIns).map(([fact]) => [fact, element?.getAttribute(attributeOf(fact)) ?? ''])
  written = Object.fromEntries(facts) as Operator
  return written
}
