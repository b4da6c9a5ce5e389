import { createVouch, ok } from '@vouch/client/source'
import { instanceAddress } from '@vouch/contract'
import { CommandFault } from '../command-fault.ts'
import { tell } from '../with-connector.ts'
import { ask } from './ask.ts'
import { refusalsAsFaults } from './connected.ts'
import { forgetInstance, instancePath, keepInstance } from './kept-instance.ts'

/** Signs in to an instance with an API key, which is tried before it is kept. The key is asked for and never a word of the command, where
 *  other users of the machine and the shell's history would see it. */
export async function login(given: string | undefined): Promise<void> {
  const address = addressOf(given ?? (await ask('Address of the instance, such as https://vouch.example:')))
  const key = await ask('API key (Settings, API keys):', { hidden: true })
  if (!/^vk_[\w-]{10,200}$/.test(key)) throw new CommandFault('That isn’t an API key: one begins with vk_.')
  const { name } = await refusalsAsFaults(address, async () =>
    ok(await createVouch({ baseUrl: address, key, attempts: 1 }).GET('/api/workspace')),
  )
  keepInstance({ address, key })
  tell(`Signed in to ${name} at ${address}. The key is kept in ${instancePath()}.`)
}

export function logout(): void {
  forgetInstance()
  tell('Signed out here. The key itself still works until it’s revoked in Settings, API keys.')
}

/** A key goes over an encrypted line, or to this machine. */
function addressOf(text: string): string {
  const { address, sentence } = instanceAddress(text)
  if (address === null) throw new CommandFault(sentence)
  return address
}
