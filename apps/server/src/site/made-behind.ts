import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What is made behind the pages, while they are served (`web-build.ts`): who asks for it waits until it is there. */

/** Longer than it takes on a slow machine. Then the answer is what it would be without it. */
const waitMsMax = 60_000
/** The pictures of shared links, in the built site's folder and in addresses. */
export const cardsFolder = 'cards'

/** Waits for what is made behind the pages, a minute at most. */
export async function madeBehind(whole: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, waitMsMax)
  })
  await Promise.race([whole, patience])
  clearTimeout(timer)
}

/** Serves the pictures of shared links.
 *  @param folder of the built site, in which the folder of cards is there from the beginning */
export async function serveCards(app: FastifyInstance, folder: string, whole: Promise<unknown>): Promise<void> {
  await app.register(async (within) => {
    within.addHook('onRequest', () => madeBehind(whole))
    await within.register(fastifyStatic, {
      root: join(folder, cardsFolder),
      prefix: `/${cardsFolder}/`,
      decorateReply: false,
      index: false,
      setHeaders: (response) => response.header('cache-control', 'public, max-age=3600'),
    })
  })
}
