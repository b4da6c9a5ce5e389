import type { NewWebhookEndpoint, WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '@vouch/contract'
import { webhookEventTypes } from '@vouch/contract'
import { type Dispatcher, type DispatcherParts, startDispatcher } from '../src/access/webhooks/dispatcher.ts'
import { type Rooms, type RoomsOptions, signUp, type Visitor } from './rooms.ts'
import { type PlatformScript, scriptedPlatform } from './scripted-platform.ts'

/** A receiver of webhooks on this machine, a workspace that sends to it, and the loop that delivers. */

export type Receiver = Awaited<ReturnType<typeof scriptedPlatform>>

export interface Listener extends Visitor {
  /** Adds an endpoint. */
  listen: (wanted?: Partial<NewWebhookEndpoint>) => Promise<{ endpoint: WebhookEndpoint; secret: string | null }>
  deliveries: (id: string, query?: string) => Promise<WebhookDelivery[]>
  attempts: (id: string) => Promise<WebhookAttempt[]>
  endpoint: (id: string) => Promise<WebhookEndpoint>
}

export interface Delivering {
  rooms: Rooms
  receiver: Receiver
  /** Starts the loop of a process. */
  dispatch: (changes?: Partial<DispatcherParts>) => Promise<Dispatcher>
  someone: () => Promise<Listener>
  end: () => Promise<void>
}

/** A test that fails by one says why. */
const loud = { error: (details: object, message: string) => console.error(message, details) }

/** @param script what the receiver answers */
export async function deliveringIn(
  open: (options: RoomsOptions) => Promise<Rooms>,
  script: PlatformScript = () => ({ body: 'thanks' }),
): Promise<Delivering> {
  const receiver = await scriptedPlatform(script)
  const ends: (() => Promise<void>)[] = [receiver.close]
  const rooms = await open({ webhookTestHosts: [new URL(receiver.baseUrl).host] })
  const { notifications } = rooms.parts.queue
  return {
    rooms,
    receiver,
    dispatch: async (changes) => {
      const dispatcher = await startDispatcher({ ...rooms.webhooks, notifications, log: loud, ...changes })
      ends.unshift(dispatcher.stop)
      return dispatcher
    },
    someone: async () => listenerOf(await signUp(rooms), receiver),
    end: async () => {
      for (const end of ends) await end()
    },
  }
}

function listenerOf(visitor: Visitor, { baseUrl }: Receiver): Listener {
  const get = async (path: string) => {
    const { status, body } = await visitor.ask('GET', path)
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return body
  }
  return {
    ...visitor,
    listen: async (wanted = {}) => {
      const body = { name: 'Our CRM', url: `${baseUrl}/hook`, events: [...webhookEventTypes], ...wanted }
      const made = await visitor.ask('POST', '/api/webhooks', body)
      if (made.status !== 201) throw new Error(`${made.status}: ${JSON.stringify(made.body)}`)
      return made.body
    },
    deliveries: async (id, query = '') => (await get(`/api/webhooks/${id}/deliveries${query}`)).deliveries,
    attempts: async (id) => (await get(`/api/webhooks/${id}/attempts`)).attempts,
    endpoint: async (id) => {
      const { endpoints } = (await get('/api/webhooks')) as { endpoints: WebhookEndpoint[] }
      const found = endpoints.find((each) => each.id === id)
      if (found === undefined) throw new Error('No such endpoint')
      return found
    },
  }
}

/** Notes events as a trigger does, without the fact behind them: tests to one endpoint, told like any other. */
export async function noteTests({ db }: Pick<Rooms, 'db'>, endpointId: string, count: number): Promise<void> {
  await db.pool.query(
    `insert into webhook_events (workspace_id, endpoint_id, type, facts, at)
     select workspace_id, id, 'webhook.test', jsonb_build_object('message', 'No. ' || n), now()
       from webhook_endpoints, generate_series(1, $2) n where id = $1`,
    [endpointId, count],
  )
  await db.pool.query(`select pg_notify('webhooks', '')`)
}

/** Lets time pass for what waits: it is due now. */
export async function hasten({ db }: Pick<Rooms, 'db'>, endpointId: string): Promise<void> {
  await db.pool.query(`update webhook_deliveries set next_at = now() where endpoint_id = $1 and state = 'waiting'`, [
    endpointId,
  ])
  await db.pool.query(`update webhook_endpoints set due_at = now(), held_until = null where id = $1`, [endpointId])
  await db.pool.query(`select pg_notify('webhooks', '')`)
}
