/** Seeded pseudo-random numbers. A generator is named by a string and a list of labels, never by the order of calls:
 *  `random(seed, 'day', 20412)` answers the same whatever was drawn before, so content hangs on its place, not on history. */

/** A source of numbers with the few distributions that the simulator needs. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Whole number in [0, below). */
  int(below: number): number
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** Standard normal (Box and Muller). */
  normal(): number
  /** Log-normal with the given median and standard deviation of the logarithm. */
  logNormal(median: number, sdLog: number): number
  /** Poisson count (Knuth's product; a rounded normal above a mean of 30). */
  poisson(mean: number): number
  /** One item, all equally likely. Throws on an empty list: a caller that has nothing to choose from has a bug. */
  pick<T>(items: readonly T[]): T
  /** One key of a table of weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** Mixes labels into 32 bits (FNV-1a over UTF-16 units, then the finaliser of MurmurHash3). */
function hash32(labels: readonly (string | number)[], salt: number): number {
  let h = 0x811c9dc5 ^ salt
  for (const label of labels) {
    if (typeof label === 'number') {
      h = Math.imul(h ^ (label | 0), 0x01000193)
      h = Math.imul(h ^ ((label / 0x100000000) | 0), 0x01000193)
      h ^= h >>> 15
    } else {
      for (let i = 0; i < label.length; i++) h = Math.imul(h ^ label.charCodeAt(i), 0x01000193)
    }
    h = Math.imul(h ^ 0x1f, 0x01000193)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** @returns 10 base-36 characters that identify the labels; used in ids, so that no two creators share one. */
export function fingerprint(...labels: (string | number)[]): string {
  const high = hash32(labels, 0x9e3779b9) & 0xfffff
  const low = hash32(labels, 0x7f4a7c15)
  return (high * 0x100000000 + low).toString(36).padStart(10, '0').slice(-10)
}

/** @returns a generator named by its labels (sfc32 by Chris Doty-Humphrey, seeded by two hashes of the labels). */
export function random(...labels: (string | number)[]): Random {
  return new Sfc32(labels)
}

/** The salt of the second of two hashes that seed a generator. */
const secondSalt = 0x5bd1e995
const prime = 0x01000193

function finished(hash: number): number {
  const h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
}

/** A class and not a closure because a snapshot makes tens of thousands of generators, most for a few numbers. */
class Sfc32 implements Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  /** Mixes the labels as `hash32` does, into both hashes at once. */
  constructor(labels: readonly (string | number)[]) {
    let high = 0x811c9dc5 | 0
    let low = 0x811c9dc5 ^ secondSalt
    for (const label of labels) {
      if (typeof label === 'number') {
        const rest = (label / 0x100000000) | 0
        high = Math.imul(Math.imul(high ^ (label | 0), prime) ^ rest, prime)
        low = Math.imul(Math.imul(low ^ (label | 0), prime) ^ rest, prime)
        high ^= high >>> 15
        low ^= low >>> 15
      } else {
        for (let i = 0; i < label.length; i++) {
          const unit = label.charCodeAt(i)
          high = Math.imul(high ^ unit, prime)
          low = Math.imul(low ^ unit, prime)
        }
      }
      high = Math.imul(high ^ 0x1f, prime)
      low = Math.imul(low ^ 0x1f, prime)
    }
    high = finished(high)
    low = finished(low)
    high ^= high >>> 16
    low ^= low >>> 16
    this.a = high
    this.b = low
    this.c = high ^ 0xdeadbeef
    for (let i = 0; i < 6; i++) this.next()
  }

  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return (t >>> 0) / 0x100000000
  }

  int(below: number): number {
    return Math.floor(this.next() * below)
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  logNormal(median: number, sdLog: number): number {
    return median * Math.exp(sdLog * this.normal())
  }

  poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()))
    const limit = Math.exp(-mean)
    let count = 0
    for (let product = this.next(); product > limit; product *= this.next()) count++
    return count
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(items.length)]
    if (item === undefined) throw new Error('Cannot pick from an empty list')
    return item
  }

  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    return weightedKey(weights, this.next())
  }
}

/** @returns the key at which the cumulated weights pass `u` (0 to 1) of their total. */
export function weightedKey<K extends string>(weights: Readonly<Record<K, number>>, u: number): K {
  const keys = keysOf(weights)
  let rest = u * keys.reduce((sum, key) => sum + weights[key], 0)
  for (const key of keys) {
    rest -= weights[key]
    if (rest < 0) return key
  }
  const last = keys.at(-1)
  if (last === undefined) throw new Error('Cannot choose from an empty table')
  return last
}

/** The keys of a table whose type lists them all: `Object.keys` forgets that type, literals of this package keep it. */
export function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(table) as K[]
}
