import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { closedPort } from './closed-port.ts'

/** A real mailbox: Dovecot, in a folder and on a port of the test's own. */

const binary = '/usr/sbin/dovecot'
/** Dovecot keeps mail under a person of its own, which only root can choose. */
export const hasDovecot = existsSync(binary) && process.getuid?.() === 0
const nobody = 65_534

export interface Mailbox {
  port: number
  user: string
  password: string
  /** Puts a letter into the inbox, as a mail server does. */
  deliver: (letter: string) => void
  /** Letters that a reader has marked as read. */
  countSeen: () => number
  close: () => Promise<void>
}

const password = 'let_me_read'

export async function startDovecot(): Promise<Mailbox> {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-dovecot-'))
  const port = await closedPort()
  const user = 'ann'
  const inbox = join(folder, 'mail', user)
  for (const part of [
    'mail',
    'state',
    join('mail', user),
    ...['tmp', 'new', 'cur'].map((name) => join('mail', user, name)),
  ]) {
    mkdirSync(join(folder, part), { recursive: true })
    chownSync(join(folder, part), nobody, nobody)
  }
  chmodSync(folder, 0o755)
  chownSync(join(folder, 'state'), 0, 0)
  writeFileSync(join(folder, 'dovecot.conf'), configOf(folder, port))
  const server = spawn(binary, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' })
  await untilAnswers(port, server)
  return {
    ...{ port, user, password },
    deliver: (letter) => {
      const name = `${Date.now()}.${randomUUID()}.test`
      const written = join(inbox, 'tmp', name)
      writeFileSync(written, letter.replaceAll(/\r?\n/g, '\r\n'))
      chownSync(written, nobody, nobody)
      renameSync(written, join(inbox, 'new', name))
    },
    countSeen: () =>
      ['new', 'cur'].flatMap((part) => readdirSync(join(inbox, part))).filter((name) => /:2,\w*S/.test(name)).length,
    close: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configOf(folder: string, port: number): string {
  return `
base_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
mail_uid = ${nobody}
mail_gid = ${nobody}
first_valid_uid = 1
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  unix_listener stats-writer {
    mode = 0666
  }
}
`
}

async function untilAnswers(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const answered = await Promise.race([
      once(socket, 'data').then(
        () => true,
        () => false,
      ),
      pause(1_000, false),
    ])
    socket.destroy()
    if (answered) return
    await pause(50)
  }
  throw new Error('Dovecot did not start')
}
