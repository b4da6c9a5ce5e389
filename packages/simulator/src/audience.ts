/** The follower sample. A random sample shows the whole audience; the newest followers show who came last, so after an order of
 *  bought followers they are mostly fake: that is why the method travels with the sample. */

import type { FollowersSample } from '@vouch/engine'
import { type FullAccount, visibleAccount } from './account-fields.ts'
import { bot } from './bots.ts'
import type { Growth } from './growth.ts'
import { person } from './people.ts'
import { random } from './random.ts'
import { scheduleFor, type World } from './world.ts'

export interface SampledAudience {
  sample: FollowersSample | null
  fakeIds: string[]
}

/** @returns the share of all followers that are fake on the day, and of those that were bought. */
export function fakeShares(world: World, growth: Growth, day: number): { fake: number; bought: number } {
  const organic = growth.organic(day)
  const bought = growth.bought(day)
  const total = Math.max(1, organic + bought)
  return { fake: (bought + organic * world.backgroundFakes) / total, bought: bought / total }
}

/** @returns the sample by the plan's method, or the platform's; null where no list can be had. */
export function sampledFollowers(world: World, growth: Growth): SampledAudience {
  const method = world.plan.followersMethod ?? world.traits.followersMethod
  const count = Math.min(world.size.followersSampled, growth.total(world.day))
  if (method === null || method === 'none' || count === 0) return { sample: null, fakeIds: [] }
  const drawn = method === 'recent' ? newestFollowers(world, growth, count) : randomFollowers(world, growth, count)
  const names = new Set<string>()
  const accounts = drawn.map(({ account }) =>
    visibleAccount(world.platform, { ...account, username: unusedName(names, account.username) }),
  )
  return { sample: { method, accounts }, fakeIds: drawn.filter(({ fake }) => fake).map(({ account }) => account.id) }
}

interface Drawn {
  account: FullAccount
  fake: boolean
}

/** Every place of the sample has its own fixed number; it is fake while that number is below the fake share. So tomorrow's sample is today's, but
 *  for the few places that the share has passed. */
function randomFollowers(world: World, growth: Growth, count: number): Drawn[] {
  const { fake } = fakeShares(world, growth, world.day)
  const hunters = prizeHunters(world)
  return Array.from({ length: count }, (_, index) => {
    const draw = random(world.seed, 'place', index)
    if (draw.next() < fake) return { account: bot(world, 'b', index), fake: true }
    return { account: person(world, 'f', index, { hunter: draw.chance(hunters) }), fake: false }
  })
}

/** People who follow for the prize, as a share of the organic audience. */
function prizeHunters(world: World): number {
  const schedule = scheduleFor(world, 'giveaway')
  return schedule === null ? 0 : Math.min(0.4, 0.55 * schedule.scenario.intensity)
}

/** Newest first: each day's arrivals, people and bought accounts mixed, until the sample is full. People also leave, so a few more arrive than the count grows by. */
function newestFollowers(world: World, growth: Growth, count: number): Drawn[] {
  const drawn: Drawn[] = []
  for (let day = world.day; day > world.day - 1500 && drawn.length < count; day--) {
    const organic = growth.organic(day)
    const people = Math.max(1, Math.round(Math.max(0, organic - growth.organic(day - 1)) * 1.2 + organic * 0.0006))
    const bought = Math.max(0, Math.round(growth.bought(day) - growth.bought(day - 1)))
    const fake = (bought + people * world.backgroundFakes) / (bought + people)
    const label = `n${day.toString(36)}_`
    for (let index = 0; index < people + bought && drawn.length < count; index++) {
      const isFake = random(world.seed, 'arrival', day, index).chance(fake)
      drawn.push({ account: isFake ? bot(world, label, index) : person(world, label, index), fake: isFake })
    }
  }
  return drawn
}

/** @returns the name, with a letter more for as long as somebody in the list has it. */
function unusedName(names: Set<string>, wanted: string): string {
  let name = wanted
  for (let i = 0; names.has(name); i++) name = `${wanted}${'_xoaiemnrst'.charAt(i % 11)}${i >= 11 ? i : ''}`
  names.add(name)
  return name
}
