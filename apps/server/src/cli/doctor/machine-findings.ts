import { statfsSync, statSync } from 'node:fs'
import type { Config } from '../../config/config.ts'
import { StartFault } from '../../start-fault.ts'
import { keyFolderOf, readKeys } from '../../verdicts/signing/key-folder.ts'
import { type Finding, fault, off, ok, reasonOf, warning } from './finding.ts'

/** The disk and the keys: what lies on this machine. */

const gigabyte = 1024 ** 3
/** A database that cannot write stops; a day of work needs far less than this. */
const freeBytesMin = gigabyte
const freeBytesWarn = 5 * gigabyte

/** @param exists whether something was ever stored there */
export function diskFinding({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  try {
    const { bavail, bsize } = statfsSync(existing(dataDir))
    const free = bavail * bsize
    const says = `${(free / gigabyte).toFixed(1)} GB are free where ${dataDir} is.`
    if (free < freeBytesMin) return fault('disk', says, 'Free up space, or set DATA_DIR to a larger disk.')
    if (free < freeBytesWarn) return warning('disk', says, 'Free up space before it runs out.')
    return ok('disk', says)
  } catch (error) {
    return fault('disk', `${dataDir} can’t be read: ${reasonOf(error)}.`, 'Set DATA_DIR to a folder this user can use.')
  }
}

/** @returns the folder, or the nearest above it that exists: before the first start it is not there */
function existing(folder: string): string {
  const above = folder.replace(/[\\/][^\\/]+[\\/]?$/, '')
  try {
    statSync(folder)
    return folder
  } catch (error) {
    if (above === '' || above === folder) throw error
    return existing(above)
  }
}

const keyDaysWarn = 400
const msPerDay = 86_400_000

export function keysFinding(config: Pick<Config, 'mode' | 'dataDir' | 'signingKeysDir'>, at: Date): Finding {
  const folder = keyFolderOf(config)
  try {
    const keys = readKeys(folder)
    const signing = keys.filter(({ privateKey, retired }) => privateKey !== null && retired === null)
    if (signing.length === 0) {
      if (config.mode === 'sandbox' && keys.length === 0)
        return off('keys', 'No signing key yet: the first start makes one.')
      return fault('keys', `No key in ${folder} signs reports.`, 'Run vouch keys add.')
    }
    const newest = Math.max(...signing.map(({ created }) => created.getTime()))
    const days = Math.floor((at.getTime() - newest) / msPerDay)
    if (days > keyDaysWarn)
      return warning('keys', `The signing key is ${days} days old.`, 'Run vouch keys add, then retire the old one.')
    if (isOpenToOthers(folder))
      return warning('keys', `Others on this machine can read ${folder}.`, `Run chmod 700 ${folder}.`)
    return ok('keys', `Reports are signed; ${keys.length} ${keys.length === 1 ? 'key checks' : 'keys check'} them.`)
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    return fault('keys', error.message, 'Restore the folder from a backup, or take the broken file out of it.')
  }
}

function isOpenToOthers(folder: string): boolean {
  return process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0
}
