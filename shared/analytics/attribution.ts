/**
 * What links of campaigns carry: Urchin's parameters, the ids that ad networks give to a click, and the source code of B2C
 * Commerce with its own attribution.
 */
const PARAMETERS = `
  utm_source utm_medium utm_campaign utm_term utm_content utm_id
  gclid gbraid wbraid dclid fbclid msclkid ttclid twclid epik li_fat_id irclickid ScCid
  src dw_attribution
`
  .trim()
  .split(/\s+/)

const MAX_VALUE = 256
/** Of the whole text, so that it fits into a cookie and a custom attribute. */
const MAX_LENGTH = 1_024

/** Control characters, and the sign that every mail address has: no campaign may pass on who somebody is. */
const REFUSED = /[\p{Cc}@]/u

/**
 * The campaign in a query, as a query of known parameters in a fixed order, the first value of each. Null if there is
 * none. Values that are too long, and those with a mail address, are left out.
 */
export function attributionIn(query: URLSearchParams): string | null {
  const known = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = query.get(name)?.trim() ?? ''
    if (value === '' || value.length > MAX_VALUE || REFUSED.test(value)) continue
    const longer = new URLSearchParams([...known, [name, value]])
    if (longer.toString().length <= MAX_LENGTH) known.append(name, value)
  }
  return known.size > 0 ? known.toString() : null
}
