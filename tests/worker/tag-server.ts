import * as v from 'valibot'
import { vi } from 'vitest'

const SERVICE = '/services/tags/mp/collect'

const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    client_id: v.string(),
    timestamp_micros: v.number(),
    consent: v.unknown(),
    events: v.array(v.looseObject({ name: v.string() })),
  }),
)

/** A tag server that answers as the Measurement Protocol does, or fails. @returns what it receives */
export function watchTagServer(
  answer: () => Response | Promise<Response> = () => new Response(null, { status: 204 }),
) {
  const received: {
    url: string
    redirect: string | undefined
    message: v.InferOutput<typeof Message>
  }[] = []
  const send = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.includes(SERVICE)) return send(input, init)
    const message = v.parse(Message, init?.body)
    received.push({ url: input, redirect: init?.redirect, message })
    return answer()
  })
  return {
    received,
    names: () => received.flatMap(({ message }) => message.events.map(({ name }) => name)),
  }
}
