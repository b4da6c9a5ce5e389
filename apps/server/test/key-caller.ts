import type { NewApiKey } from '@vouch/contract'
import { type Answered, ask, type Device, deviceWith } from './account-holder.ts'
import { type Rooms, signUp, type Visitor } from './rooms.ts'

/** A program that calls with a key. */
export interface KeyCaller {
  id: string
  key: string
  call: (method: Method, path: string, body?: object, headers?: Record<string, string>) => Promise<Answered>
}

type Method = Parameters<Device['call']>[0]

/** An owner who can make keys. */
export interface KeyOwner extends Visitor {
  device: Device
  make: (wanted?: Partial<NewApiKey>) => Promise<KeyCaller>
}

/** Signs somebody up with credits. */
export async function keyOwnerIn(rooms: Rooms, credits?: number): Promise<KeyOwner> {
  const visitor = await signUp(rooms, credits)
  const device = deviceWith(rooms, visitor.token)
  const make: KeyOwner['make'] = async (wanted = {}) => {
    const asked = { name: 'Nightly check', scopes: ['read', 'verify', 'discover', 'credits'], ...wanted }
    const { status, body } = await device.call('POST', '/api/keys', asked)
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
    const key = String(body.key)
    const { id } = body.apiKey as { id: string }
    const call: KeyCaller['call'] = (method, path, payload, headers = {}) =>
      ask(rooms, method, path, payload, { authorization: `Bearer ${key}`, ...headers })
    return { id, key, call }
  }
  return { ...visitor, device, make }
}
