import { expect, test } from 'vitest'
import { wingOf } from '../document/wings.ts'
import { cliCommands } from './cli-commands.ts'
import { extensionDeeds } from './extension-deeds.ts'
import { mcpTools } from './mcp-tools.ts'
import { eventTag, parityRows, parityTags } from './parity.ts'
import { parityHoles } from './parity-holes.ts'
import { surfaces } from './surfaces.ts'
import { webhookEventTypes } from './webhook-events.ts'

/** The same power everywhere, or a reason. Each line of a failure says what to add, and where. */

const rows = parityRows()
const cells = rows.flatMap(({ capability, cells: own }) =>
  surfaces.map((surface) => ({ capability, surface, ...own[surface] })),
)

test('every capability is on every surface, or parity-holes.ts says why not', () => {
  const lacking = cells.filter(({ has, why }) => has.length === 0 && why === null)
  expect(lacking.map(({ capability, surface }) => `${capability}: ${surface}`)).toEqual([])
})

test('no reason is left for what is there, and none is given twice', () => {
  const reasons = surfaces.flatMap((surface) =>
    parityHoles[surface].flatMap(({ tags }) => tags.map((tag) => `${tag}: ${surface}`)),
  )
  const holes = cells.filter(({ has }) => has.length === 0)
  expect(reasons.toSorted()).toEqual(holes.map(({ capability, surface }) => `${capability}: ${surface}`).toSorted())
})

test('what a key may call, somebody at the command line may call', () => {
  const without = rows.filter(({ cells: { api, cli } }) => api.has.length > 0 && cli.has.length === 0)
  // Those calls are made for one program.
  expect(without.map(({ capability }) => capability)).toEqual(['Extension'])
})

test('every command, tool, event and deed of the extension is about something that the document of the API names', () => {
  const declared = [cliCommands, mcpTools, extensionDeeds].flatMap((each) => Object.entries(each))
  const strange = declared.flatMap(([name, { about }]) =>
    about.filter((tag) => !parityTags.includes(tag)).map((tag) => `${name}: ${tag}`),
  )
  expect(strange).toEqual([])
  // An event of a new room takes its place in `eventTags`.
  expect(webhookEventTypes.filter((type) => wingOf(eventTag(type) ?? '') === null)).toEqual([])
})

test('what a model can do, it is told to be about', () => {
  for (const [name, { about }] of Object.entries(mcpTools)) expect([name, about.length > 0]).toEqual([name, true])
})
