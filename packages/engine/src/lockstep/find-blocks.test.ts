import { expect, test } from 'vitest'
import { type ActionGraph, actionGraph } from './action-graph.ts'
import { actionsOf } from './actions.ts'
import { concentrationOn } from './concentration.ts'
import { type Crowd, crowdOf } from './crowd.ts'
import { densestBlock } from './densest-block.ts'
import { buildFans, hideRing, type Scene } from './example-scene.ts'
import { findBlocks } from './find-blocks.ts'
import { pValueMax } from './judge-block.ts'
import { residualColumns } from './residual-columns.ts'

function graphOf(scene: Scene): {
  graph: ActionGraph
  nameOf: (actor: number) => string
  postOf: (column: number) => string
} {
  const actions = actionsOf(
    [...scene].flatMap(([post, actors]) => [...actors].map((actor) => ({ actor, post, minute: Number.NaN }))),
  )
  const graph = actionGraph(actions.actorOf, actions.postOf, actions.actors.length, actions.posts.length, 3)
  return {
    graph,
    nameOf: (actor) => actions.actors[graph.actors[actor] ?? 0] ?? '',
    postOf: (column) => actions.posts[graph.columns[column] ?? 0] ?? '',
  }
}

const everyone = (graph: ActionGraph): Crowd => crowdOf(graph, new Uint8Array(graph.actors.length).fill(1))

test('the densest block of a ring apart from everybody is the ring', () => {
  const scene = buildFans(1, 600, 12)
  hideRing(scene, 2, 40, 8, 0.9, 0)
  const { graph, nameOf, postOf } = graphOf(scene)
  const { actors, columns } = densestBlock(everyone(graph))
  expect(actors.every((actor) => nameOf(actor).startsWith('ring'))).toBe(true)
  expect(actors.length).toBeGreaterThan(25)
  expect(columns.every((column) => postOf(column).startsWith('t'))).toBe(true)
})

test('actors that do not take part are in no block', () => {
  const scene = buildFans(1, 600, 12)
  hideRing(scene, 2, 40, 8, 0.9, 0)
  const { graph, nameOf } = graphOf(scene)
  const active = graph.actors.map((_, actor) => (nameOf(actor).startsWith('ring') ? 0 : 1))
  expect(
    densestBlock(crowdOf(graph, Uint8Array.from(active))).actors.some((actor) => nameOf(actor).startsWith('ring')),
  ).toBe(false)
})

test('company beyond degrees is found from a ring’s post, although the fans are busier', () => {
  const scene = buildFans(3, 1_500, 20)
  hideRing(scene, 4, 60, 6, 0.7, 2)
  const { graph, postOf } = graphOf(scene)
  const seed = [...graph.columns.keys()].find((column) => postOf(column).startsWith('t')) ?? 0
  const ranked = residualColumns(everyone(graph), seed)
  expect(ranked).toHaveLength(graph.columns.length)
  expect(
    ranked
      .slice(0, 6)
      .map(postOf)
      .filter((post) => post.startsWith('t')),
  ).toHaveLength(6)
})

test('accounts that favour a set are members, devoted fans of everything are not', () => {
  const scene = buildFans(5, 1_500, 20)
  const truth = hideRing(scene, 6, 60, 6, 0.8, 2)
  // Ordinary fans act on the ring's posts as well, or whoever is there would be conspicuous.
  for (const [index, actors] of [...scene.values()].entries()) {
    if (index >= 20) for (let fan = index % 5; fan < 1_500; fan += 12) actors.add(`fan-${fan}`)
  }
  for (let fan = 0; fan < 50; fan += 1) for (const actors of scene.values()) actors.add(`devoted-${fan}`)
  const { graph, nameOf, postOf } = graphOf(scene)
  const set = [...graph.columns.keys()].filter((column) => postOf(column).startsWith('t'))
  const { members, logP } = concentrationOn(everyone(graph), set, 2)
  const names = members.map(nameOf)
  expect(names.filter((name) => truth.has(name)).length).toBeGreaterThan(40)
  expect(names.some((name) => name.startsWith('devoted'))).toBe(false)
  expect(logP).toBeLessThan(Math.log(pValueMax))
})

test('an arbitrary set of posts has no members', () => {
  const { graph } = graphOf(buildFans(7, 1_500, 20))
  const set = [...graph.columns.keys()].filter((column) => column % 4 === 0)
  expect(concentrationOn(everyone(graph), set, 2).logP).toBeGreaterThan(Math.log(pValueMax))
})

test('two rings are two blocks, and no account is in both', () => {
  const scene = buildFans(9, 1_500, 20)
  hideRing(scene, 10, 60, 6, 0.8, 1)
  const second = new Map<string, Set<string>>()
  hideRing(second, 11, 60, 6, 0.8, 0)
  for (const [post, actors] of second) scene.set(`u${post}`, new Set([...actors].map((actor) => `other-${actor}`)))
  const { graph, nameOf } = graphOf(scene)
  const blocks = findBlocks(graph)
  expect(blocks).toHaveLength(2)
  const kinds = blocks.map(({ actors }) => new Set(actors.map((actor) => nameOf(actor).split('-')[0])))
  expect(kinds.map((kind) => [...kind].join())).toEqual(expect.arrayContaining(['ring', 'other']))
  const [first, other] = blocks.map(({ actors }) => new Set(actors))
  expect([...(first ?? [])].filter((actor) => other?.has(actor))).toEqual([])
})

test('a graph too small for a block has none', () => {
  expect(findBlocks(graphOf(new Map()).graph)).toEqual([])
  expect(findBlocks(graphOf(buildFans(12, 8, 5)).graph)).toEqual([])
})
