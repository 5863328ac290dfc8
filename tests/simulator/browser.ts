import type { Random } from '../support/seeded-random.ts'
import { LOCATIONS, SHOP, type ShoppersWorld } from './world.ts'

/** What a browser got for a request. */
export interface Answer {
  id: string
  method: string
  path: string
  /** 0 if there was no answer. */
  status: number
  text: string
  /** Where it redirects to. */
  to: string | null
  contentType: string
  /** Whether the browser sent no change between the request and its answer. */
  isAlone: boolean
}

interface Sending {
  body?: BodyInit
  headers?: Record<string, string>
  /** Closes the tab after this time (ms), so that neither answer nor cookies arrive. */
  leavesAfterMs?: number | null
}

interface Options {
  world: ShoppersWorld
  name: string
  random: Random
  /** The part of the requests that reach the same location. */
  homeShare?: number
  /** Is told every answer before the shopper sees it. */
  onAnswer: (answer: Answer) => void
}

const HOME_SHARE = 0.85
const IDS_KEPT = 20

/** A browser: tabs that share cookies, and send what browsers send. */
export function createBrowser({ world, name, random, homeShare = HOME_SHARE, onAnswer }: Options) {
  const jar = new Map<string, string>()
  const ids: string[] = []
  const home = random.oneOf(LOCATIONS)
  const ip = `203.0.${random.below(250)}.${1 + random.below(250)}`
  const visited: string[] = []
  let lastForm: { path: string; fields: Record<string, string> } | null = null
  let count = 0
  let changing = 0
  let changes = 0

  async function request(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    const id = nextId()
    const settle = begin(method !== 'GET')
    const arrived = await send(createRequest(id, method, path, sending), sending)
    const isAlone = settle()
    if (arrived) keepCookies(jar, arrived.response)
    const { status = 0, headers = new Headers() } = arrived?.response ?? {}
    const answer = {
      id,
      method,
      path,
      status,
      text: arrived?.text ?? '',
      to: pathOf(headers.get('location')),
      contentType: headers.get('content-type') ?? '',
      isAlone,
    }
    world.note(`${id} ${method} ${path} ${status} ${answer.text.length}`)
    onAnswer(answer)
    return answer
  }

  function nextId() {
    count += 1
    const id = `${name}-${String(count).padStart(4, '0')}`
    ids.push(id)
    if (ids.length > IDS_KEPT) ids.shift()
    return id
  }

  /** Counts a request. The returned function ends it, and says whether no other change went on meanwhile. */
  function begin(isChange: boolean) {
    const wasAlone = changing === 0
    const own = isChange ? 1 : 0
    changing += own
    changes += own
    const seen = changes
    return () => {
      changing -= own
      return wasAlone && changing === 0 && changes === seen
    }
  }

  /** The response with its body. Null if the connection is lost, or the tab closed. */
  async function send(request: Request, { leavesAfterMs = null }: Sending) {
    const location = random.isSo(homeShare) ? home : random.oneOf(LOCATIONS)
    const [out, back] = [random.between(2, 60), random.between(2, 60)]
    const left = new AbortController()
    if (leavesAfterMs !== null) world.timeline.after(leavesAfterMs, () => left.abort())
    const leaving = whenAborted(left.signal)
    await world.timeline.sleep(out)
    const answering = world.respond(request, location, left.signal).catch(() => null)
    const arrived = await Promise.race([answering, leaving])
    if (arrived) await Promise.race([world.timeline.sleep(back), leaving])
    return left.signal.aborted ? null : arrived
  }

  function createRequest(id: string, method: string, path: string, { body, headers }: Sending) {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    return new Request(SHOP + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-correlation-id': id,
        'cf-connecting-ip': ip,
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
  }

  const newKey = () =>
    `op-${random.next().toString(36).slice(2)}${random.next().toString(36).slice(2)}`
      .padEnd(24, '0')
      .slice(0, 24)

  return {
    jar,
    newKey,
    /** The latest request ids. */
    ids: () => [...ids],
    /** How many requests were sent. */
    count: () => count,
    get(path: string, sending: Sending = {}) {
      visited.push(path)
      if (visited.length > IDS_KEPT) visited.shift()
      return request('GET', path, sending)
    },
    /** The addresses of the latest pages. */
    visited: () => [...visited],
    /** Sends the latest form again, as reloading its answer does. Null if there is none. */
    reload() {
      if (!lastForm) return null
      const { path, fields } = lastForm
      return request('POST', path, { body: new URLSearchParams(fields) })
    },
    /** Leaves the answers of earlier forms. */
    forgetForm: () => void (lastForm = null),
    api(method: string, path: string, { key = newKey(), input, ...sending }: ApiSending = {}) {
      const json = input === undefined ? {} : { 'content-type': 'application/json' }
      return request(method, `/api${path}`, {
        ...sending,
        ...(input !== undefined && { body: JSON.stringify(input) }),
        headers: { 'idempotency-key': key, ...json },
      })
    },
    form(
      path: string,
      fields: Record<string, string>,
      { key = newKey(), ...sending }: ApiSending = {},
    ) {
      lastForm = { path, fields: { idempotencyKey: key, ...fields } }
      return request('POST', path, { ...sending, body: new URLSearchParams(lastForm.fields) })
    },
  }
}

interface ApiSending {
  key?: string
  input?: unknown
  leavesAfterMs?: number | null
}

export type Browser = ReturnType<typeof createBrowser>

function keepCookies(jar: Map<string, string>, response: Response) {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/; Max-Age=0;/.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}

const pathOf = (location: string | null) => location?.replace(SHOP, '') ?? null

const whenAborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
