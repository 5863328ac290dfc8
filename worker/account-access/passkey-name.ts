/** In this order: an iPad may also call itself a Mac, and Android is a Linux. */
const DEVICES = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const

/** What the customer knows a passkey by: the device and the day. At most 32 characters, as SLAS wants it. */
export function passkeyName(userAgent: string, { locale, now }: { locale: string; now: number }) {
  const device = DEVICES.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(now)
  return device ? `${device}, ${day}` : day
}
