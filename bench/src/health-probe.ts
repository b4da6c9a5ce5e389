import { Agent, get } from 'node:http'

/** A process that asks /healthz at a steady rate until its input ends, and then prints how long each answer took, in milliseconds. The time
 *  counts from the moment at which the question was due: a server that stands still cannot slow its own examination down. The first second
 *  warms it up and is not counted; then it prints `warm`. Arguments: port, questions a second. */

const [port, perSecond] = process.argv.slice(2).map(Number)
const everyMs = 1_000 / (perSecond ?? 100)
const warmUpMs = 1_000
const agent = new Agent({ keepAlive: true })
const answers: Promise<number>[] = []
const began = performance.now()

const timer = setInterval(() => {
  const dueNow = Math.floor((performance.now() - began) / everyMs)
  while (answers.length < dueNow) answers.push(ask(began + (answers.length + 1) * everyMs))
}, 1)

function ask(due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: '/healthz', agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - due)
        else reject(new Error(`/healthz answered ${response.statusCode}`))
      })
    })
    request.once('error', reject)
  })
}

let warmAnswers = 0
setTimeout(() => {
  warmAnswers = answers.length
  console.log('warm')
}, warmUpMs)

process.stdin.resume().once('end', async () => {
  clearInterval(timer)
  console.log(JSON.stringify((await Promise.all(answers)).slice(warmAnswers)))
  agent.destroy()
})
