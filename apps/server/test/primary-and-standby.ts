import { type DebianServer, debianFolder, startPrimary, startStandby } from './debian-servers.ts'

/** A primary and the standby that follows it, for the tests of one file. */

export interface Pair {
  folder: string
  primary: DebianServer
  standby: DebianServer
  /** Both as one address, as the product is given several servers. */
  url: string
  /** Has something closed before the servers are. */
  close: (work: () => unknown) => void
}

/** @param settings what the primary's configuration says beside what every test needs
 *  @param onCleanup of the fixture that opens them */
export async function openPair(
  settings: Record<string, string>,
  onCleanup: (work: () => Promise<void>) => void,
): Promise<Pair> {
  const folder = debianFolder()
  const closing: (() => unknown)[] = [folder.remove]
  onCleanup(async () => {
    for (const close of closing.reverse()) await close()
  })
  const primary = await startPrimary(folder.path, settings)
  closing.push(async () => {
    // One that is frozen hears nothing.
    if (primary.isRunning()) primary.thaw()
    await primary.kill()
  })
  const standby = await startStandby(folder.path, primary, 'standby')
  closing.push(() => standby.kill())
  const url = `postgres://vouch@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`
  return { folder: folder.path, primary, standby, url, close: (work) => closing.push(work) }
}
