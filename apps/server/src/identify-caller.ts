import type pg from 'pg'
import { identifyByKey } from './access/api-keys/identify-key.ts'
import { identifyByExtension } from './access/extension/identify-extension.ts'
import { identifyByGrant } from './access/oauth/identify-grant.ts'

type Identify = Parameters<typeof identifyByKey>[0]

/** Says who calls: a person with a session, else a key, a program that was let in, or the extension, each by its own kind of token. */
export function identifyCaller(identify: Identify, pool: pg.Pool): Identify {
  return identifyByExtension(identifyByGrant(identifyByKey(identify, pool), pool), pool)
}
