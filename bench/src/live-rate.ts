import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { runKind } from '../../apps/server/src/verdicts/verifications/verification-parts.ts'
import { apiOnly, freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import { openVerifications } from './opened-verifications.ts'
import { openProductDatabase } from './product-database.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** Verifications of a live platform a second, beside what the allowed concurrency gives: a local server speaks like the YouTube API and answers everything
 *  after 50 ms; a creator takes thirteen calls, one after the other. */

const answerMs = 50
const videos = 50
const commentedVideos = 10
/** The part of the possible rate that has to be reached. */
const shareMin = 0.8

/** @param count verifications of a run @param runs runs, of which the median counts */
export async function liveRateRows(count = 1_000, runs = 5): Promise<Row[]> {
  const platform = await slowYoutube()
  const dataDir = freshDataDir()
  const settings = {
    ...{ YOUTUBE_API_KEY: 'bench', YOUTUBE_API_BASE: platform.baseUrl, YOUTUBE_DERIVED_METRICS: 'accepted' },
    ...{ YOUTUBE_DAILY_UNITS: '1000000', YOUTUBE_COMMENTERS_MAX: '0' },
  }
  // Pages are neither built nor asked for.
  const product = await startProduct(dataDir, settings, apiOnly)
  const db = openProductDatabase(dataDir)
  try {
    const rates: number[] = []
    const shares: number[] = []
    for (let run = 0; run < runs; run++) {
      platform.calls = 0
      const cpuBefore = cpuMsOf(product.child.pid)
      const channels = Array.from({ length: count }, (_, index) => `https://www.youtube.com/@bench_${run}_${index}`)
      const { seconds, done } = await openVerifications(product.url, db, channels)
      if (done !== count) throw new Error(`${done} of ${count} verifications are done`)
      const rate = count / seconds
      const possible = runKind.limits.concurrency / ((platform.calls / count) * (answerMs / 1_000))
      const cpuMs = (cpuMsOf(product.child.pid) - cpuBefore) / count
      rates.push(rate)
      shares.push(rate / possible)
      console.log(
        `  run ${run + 1}: ${rate.toFixed(2)} a second of ${possible.toFixed(2)}, ${cpuMs.toFixed(0)} ms of processor each, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
      )
    }
    const share = median(shares)
    const figure = `${median(rates).toFixed(2)} a second, ${Math.round(100 * share)}% of what is possible`
    const peer = `at least ${100 * shareMin}%; ${runs} runs, ${Math.round(100 * Math.min(...shares))} to ${Math.round(100 * Math.max(...shares))}%`
    return [{ what: `${count} live verifications, ${answerMs} ms an answer`, figure, peer, kept: share >= shareMin }]
  } finally {
    await db.pool.end()
    await product.end()
    removeDataDir(dataDir)
    await platform.close()
  }
}

const msPerTick = 10

/** @returns processor time that a process has used, its threads included, where the system tells; its database has processes of its own. */
function cpuMsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return msPerTick * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return Number.NaN
  }
}

/** A channel with fifty videos and a few comments under the latest ten. */
async function slowYoutube() {
  const platform = { calls: 0, baseUrl: '', close: async () => undefined as unknown }
  const server = createServer((request, response) => {
    platform.calls += 1
    const url = new URL(request.url ?? '/', 'http://loopback')
    const body = JSON.stringify(answerTo(url.pathname.replace('/youtube/v3/', ''), url.searchParams))
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), answerMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  platform.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  platform.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined))
      server.closeAllConnections()
    })
  return platform
}

const dayMs = 86_400_000

function answerTo(method: string, query: URLSearchParams): object {
  if (method === 'channels') return { items: [channelOf(query.get('forHandle') ?? '@nobody')] }
  if (method === 'playlistItems') return { items: videoIds(query.get('playlistId') ?? '').map(listed) }
  if (method === 'videos') return { items: (query.get('id') ?? '').split(',').map(videoOf) }
  return { items: Array.from({ length: 5 }, (_, index) => commentOf(query.get('videoId') ?? '', index)) }
}

function channelOf(handle: string) {
  const id = `UC${handle.slice(1).padEnd(22, 'x').slice(0, 22)}`
  const snippet = { title: handle, customUrl: handle, publishedAt: '2020-01-01T00:00:00Z' }
  const statistics = { viewCount: '1000000', subscriberCount: '50000', videoCount: String(videos) }
  return { id, snippet, statistics, contentDetails: { relatedPlaylists: { uploads: `UU${id.slice(2)}` } } }
}

const videoIds = (playlist: string) => Array.from({ length: videos }, (_, index) => `${playlist.slice(2, 20)}-${index}`)
const ageOf = (id: string) => Number(id.split('-').at(-1))
const publishedAt = (id: string) => new Date(Date.now() - (1 + 3 * ageOf(id)) * dayMs).toISOString()
const listed = (id: string) => ({ contentDetails: { videoId: id, videoPublishedAt: publishedAt(id) } })

function videoOf(id: string) {
  const wobble = 1 + ((ageOf(id) * 37) % 50) / 100
  const commentCount = ageOf(id) < commentedVideos ? '5' : '3'
  const statistics = {
    viewCount: String(Math.round(9_000 * wobble)),
    likeCount: String(Math.round(500 * wobble)),
    commentCount,
  }
  return {
    id,
    snippet: { title: `Video ${id}`, publishedAt: publishedAt(id) },
    statistics,
    contentDetails: { duration: 'PT5M' },
  }
}

function commentOf(videoId: string, index: number) {
  const snippet = {
    ...{
      authorChannelId: { value: `UC${videoId}${index}` },
      textOriginal: `Thanks for part ${index}, the ending surprised me`,
    },
    ...{ likeCount: index, publishedAt: publishedAt(videoId) },
  }
  return { snippet: { videoId, topLevelComment: { id: `${videoId}:${index}`, snippet } } }
}
