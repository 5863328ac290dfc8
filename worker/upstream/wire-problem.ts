import * as v from 'valibot'

/** The service's description of an error: `application/problem+json` from SCAPI, or the error format of SLAS. */
export interface WireProblem {
  /** The last segment of its `type`, such as `product-item-not-available`. Empty if there is none. */
  slug: string
  /** Selects one of the shop's own messages (spec 3 §8); never shown itself. */
  title: string
  /** For developers; never shown to shoppers. */
  detail: string
  /** All members of the document, such as `basketIds`. */
  members: Readonly<Record<string, unknown>>
}

const Members = v.record(v.string(), v.unknown())

/** Parses a problem document. Anything but a JSON object gives an empty one. */
export function wireProblemFrom(body: unknown): WireProblem {
  const parsed = v.safeParse(Members, body)
  const members = parsed.success ? parsed.output : {}
  return {
    slug: textOf(members['type']).split('/').at(-1) ?? '',
    title: textOf(members['title']),
    detail: textOf(members['detail']),
    members,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
