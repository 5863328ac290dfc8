const SECRET_FIELDS = /^(code|code_verifier|.*token|client_secret|secret|.*password|usid)$/i
const PRIVATE_FIELDS =
  /^(c_slasjwt|c_token|c_usid|number|cardNumber|securityCode|authentication|resetToken|.*password)$/i
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/g
const SECURITY_CODE = /("securityCode"\s*:\s*"?)\d+/g

/** The loggable part of a body: no secrets, and no card data that could be used to pay. */
export function redactBody(text: string, contentType = ''): string {
  if (contentType.includes('form-urlencoded')) return notedForm(text)
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      PRIVATE_FIELDS.test(name) && typeof value !== 'object' ? '(secret)' : value,
    )
  } catch {
    return text.replaceAll(CARD_NUMBER, '(secret)').replaceAll(SECURITY_CODE, '$1(secret)')
  }
}

function notedForm(text: string): string {
  const form = new URLSearchParams(text)
  for (const name of form.keys()) {
    if (SECRET_FIELDS.test(name) || PRIVATE_FIELDS.test(name)) form.set(name, '(secret)')
  }
  return form.toString()
}
