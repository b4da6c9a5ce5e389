import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'

/** A client of the Model Context Protocol, by the protocol's own library. */
export interface McpCaller {
  client: Client
  transport: StreamableHTTPClientTransport
  /** Uses a tool. @returns its words, its data, and whether it refused */
  use: (name: string, input?: Record<string, unknown>) => Promise<McpSaid>
  /** Questions that the person was asked. */
  questions: string[]
  /** Messages of progress, in their order. */
  heard: string[]
}

export interface McpSaid {
  text: string
  data: Record<string, unknown>
  isError: boolean
}

/** @param answers what the person says to each question; absent: the client has no way to ask */
export async function mcpClientOf(url: string, token: string, answers?: 'yes' | 'no'): Promise<McpCaller> {
  const capabilities = answers === undefined ? {} : { elicitation: {} }
  const client = new Client({ name: 'test', version: '1' }, { capabilities })
  const [questions, heard]: [string[], string[]] = [[], []]
  if (answers !== undefined) {
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
      questions.push(params.message)
      return answers === 'yes' ? { action: 'accept', content: { spend: true } } : { action: 'decline' }
    })
  }
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit })
  // The library's own classes disagree about an optional field where those are taken exactly.
  await client.connect(transport as Parameters<Client['connect']>[0])
  return {
    ...{ client, transport, questions, heard },
    use: async (name, input = {}) => {
      const onprogress = ({ message }: { message?: string | undefined }) => void heard.push(message ?? '')
      const said = await client.callTool({ name, arguments: input }, undefined, { onprogress })
      const [first] = said.content as { text: string }[]
      const data = (said.structuredContent ?? {}) as Record<string, unknown>
      return { text: first?.text ?? '', data, isError: said.isError === true }
    },
  }
}
