import { type Config, loadConfig } from '../../config/config.ts'
import { StartFault } from '../../start-fault.ts'
import { connectorFindings, setUpFindings } from './connector-findings.ts'
import { askDatabase } from './database-findings.ts'
import { type Finding, fault, ok } from './finding.ts'
import { diskFinding, keysFinding } from './machine-findings.ts'
import { cardsFinding, mailFinding, objectsFinding, repliesFinding } from './service-findings.ts'
import { supplierFindings } from './supplier-findings.ts'

/** `vouch doctor`: looks at everything that this installation needs and says what is wrong, each with what to do about it. It changes nothing and prints no
 *  value of a variable. */

export interface DoctorOptions {
  json: boolean
  /** Calls nobody outside: no platform, mail server, card provider or object store. */
  offline: boolean
}

/** Writes what was found. @returns the exit code: 0 all is well, 1 something does not work, 3 something should be looked at */
export async function examine({ json, offline }: DoctorOptions): Promise<number> {
  const findings = await findingsOf(offline)
  process.stdout.write(json ? `${JSON.stringify({ findings })}\n` : textOf(findings))
  const states = new Set(findings.map(({ state }) => state))
  return states.has('fault') ? 1 : states.has('warning') ? 3 : 0
}

async function findingsOf(offline: boolean): Promise<Finding[]> {
  const { config, findings } = readConfig()
  if (config === null) return findings
  const now = () => new Date()
  const services = offline
    ? []
    : [mailFinding(config), repliesFinding(config), cardsFinding(config), objectsFinding(config)]
  const [database, ...answers] = await Promise.all([askDatabase(config), ...services])
  const { db } = database
  const publicAddress = () => config.appUrl ?? `http://localhost:${config.port}`
  try {
    return [
      ...findings,
      ...database.findings,
      ...answers,
      keysFinding(config, now()),
      diskFinding(config),
      ...(db === null
        ? setUpFindings(config)
        : await connectorFindings({ config, db, now, publicAddress, test: !offline })),
      ...(db === null ? [] : await supplierFindings(config, db, now())),
    ]
  } finally {
    await db?.close()
  }
}

/** Where the configuration is refused, everything else would be asked of the wrong place. */
function readConfig(): { config: Config | null; findings: Finding[] } {
  try {
    const config = loadConfig()
    return { config, findings: [ok('configuration', `The configuration is complete (${config.mode}).`)] }
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    const [, ...lines] = error.message.split('\n')
    const fix = (name: string) => `Set ${name} as .env.example explains.`
    const findings = lines.map((line) => {
      const [name = ''] = line.trim().split(':')
      return fault(`configuration.${name}`, `${line.trim()}.`, fix(name))
    })
    return { config: null, findings }
  }
}

const marks: Readonly<Record<Finding['state'], string>> = { ok: 'ok', off: '–', warning: 'look', fault: 'FAULT' }

function textOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, says, fix }) => [
    `${marks[state].padEnd(6)} ${says}`,
    ...(fix === null ? [] : [`${' '.repeat(7)}→ ${fix}`]),
  ])
  const faults = findings.filter(({ state }) => state === 'fault').length
  const looks = findings.filter(({ state }) => state === 'warning').length
  const sum = faults + looks === 0 ? 'Everything works.' : `${faults} not working, ${looks} to look at.`
  return `${[...lines, '', sum].join('\n')}\n`
}
