import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider of language models that answers as a test says: a real server, so that what is sent is what would be sent. */

export interface ModelCall {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** What it answers a call with; `hang` never answers. */
export type ModelAnswer = { status: number; body: unknown; headers?: Record<string, string> } | 'hang'

export interface ScriptedModel {
  baseUrl: string
  calls: ModelCall[]
  close: () => Promise<void>
}

export async function startScriptedModel(answer: (call: ModelCall, place: number) => ModelAnswer) {
  const calls: ModelCall[] = []
  const waiting = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
    const call = { path: request.url ?? '', headers: request.headers, body }
    calls.push(call)
    const said = answer(call, calls.length)
    if (said === 'hang') return void waiting.add(response)
    response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers })
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      for (const response of waiting) response.destroy()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { baseUrl: `http://127.0.0.1:${port}/v1`, calls, close } satisfies ScriptedModel
}

/** @returns an answer as the chat-completions call gives it */
export function chatAnswer(content: string, finish = 'stop'): ModelAnswer {
  return { status: 200, body: { choices: [{ message: { role: 'assistant', content }, finish_reason: finish }] } }
}

/** @returns an answer as the messages call gives it */
export function messagesAnswer(text: string, stop = 'end_turn'): ModelAnswer {
  return {
    status: 200,
    body: { content: [{ type: 'thinking' }, { type: 'text', text }], stop_reason: stop },
  }
}
