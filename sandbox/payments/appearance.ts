import * as v from 'valibot'

/** How a shop wants its field to look. The values become part of a stylesheet, so they have no other characters. */
const Appearance = v.object({
  /** The value of `font-family`. */
  family: v.optional(v.pipe(v.string(), v.regex(/^[\w\s,'-]{1,200}$/))),
  /** The path of a variable font on the shop's origin, with the first name of the family. */
  font: v.optional(v.pipe(v.string(), v.regex(/^\/fonts\/[\w.-]{1,80}\.woff2$/))),
  /** The radius of inputs. */
  radius: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,3})?(px|rem)$/))),
})

/** The rules for what a shop's query asks for, on its `origin`; none if a value is invalid. */
export function appearanceStyle(query: unknown, origin: string) {
  const parsed = v.safeParse(Appearance, query)
  if (!parsed.success) return ''
  const { family, font, radius } = parsed.output
  const [name = ''] = family?.split(',') ?? []
  return [
    family && `html { font-family: ${family} }`,
    font &&
      `@font-face { font-family: ${name}; font-weight: 400 700; font-display: swap; src: url('${origin}${font}') format('woff2') }`,
    radius && `input, :focus-visible { border-radius: ${radius} }`,
  ]
    .filter(Boolean)
    .join('\n')
}
