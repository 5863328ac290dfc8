import { setTimeout as sleep } from 'node:timers/promises'

const CONNECTIONS = 4
/** One visitor has one address. */
const HEADERS = { 'cf-connecting-ip': '203.0.113.7', 'sec-fetch-site': 'same-origin' }

/** One visitor's program, until the given time: new searches, wrong passwords, ids that do not exist. */
export async function flood(origin: string, until: number) {
  const statuses: Record<string, number> = {}
  let sent = 0
  const send = async () => {
    while (performance.now() < until) {
      sent += 1
      const { path, init } = requestAt(sent)
      try {
        const answer = await fetch(origin + path, { ...init, redirect: 'manual' })
        await answer.arrayBuffer()
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      } catch {
        statuses['no answer'] = (statuses['no answer'] ?? 0) + 1
        await sleep(100)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, send))
  return { requests: sent, statuses }
}

function requestAt(number: number): { path: string; init: RequestInit } {
  const read = (path: string) => ({ path, init: { headers: HEADERS } })
  switch (number % 6) {
    case 0:
      return read(`/search?q=nothing+${number}`)
    case 1:
      return read(`/api/search?q=nothing+${number}`)
    case 2:
      return {
        path: '/login/sign-in',
        init: { method: 'POST', headers: HEADERS, body: guess(number) },
      }
    case 3:
      return read(`/p/nothing-X${number}`)
    case 4:
      return read(`/api/products/X${number}`)
    default:
      return read(`/nothing-at-${number}`)
  }
}

const guess = (number: number) =>
  new URLSearchParams({
    email: `nobody.${number}@shoppers.example`,
    password: `Guess${number}`,
    idempotencyKey: `flood-${number}-${'0'.repeat(20)}`,
  })
