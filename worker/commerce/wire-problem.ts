import * as v from 'valibot'

/** What the service says of a refusal: `application/problem+json` of SCAPI, or what SLAS has instead. */
export interface WireProblem {
  /** The last part of its `type`, such as `product-item-not-available`; empty when there is none. */
  slug: string
  /** For programs and logs of the service; never shown to shoppers. */
  detail: string
  /** Everything it said, such as `basketIds`. */
  members: Readonly<Record<string, unknown>>
}

const Members = v.record(v.string(), v.unknown())

/** Of what is no JSON object, nothing is known. */
export function wireProblemFrom(body: unknown): WireProblem {
  const parsed = v.safeParse(Members, body)
  const members = parsed.success ? parsed.output : {}
  return {
    slug: textOf(members['type']).split('/').at(-1) ?? '',
    detail: textOf(members['detail']),
    members,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
