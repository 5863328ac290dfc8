/** Addresses of this machine, which no visitor has. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i

/**
 * The network that an address belongs to: /24 of IPv4, /64 of IPv6, because whoever has one address often has all of
 * them. Null for an address that says nothing.
 */
export function addressPrefix(ip: string | null): string | null {
  if (ip === null || LOOPBACK.test(ip)) return null
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  if (v4) return `${v4[1]}.0/24`
  return `${groupsOf(ip.toLowerCase()).slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(ip: string) {
  const [address = ''] = ip.split('%')
  const [first = [], last] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = last ? 8 - first.length - last.length : 0
  const all = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...(last ?? [])]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}
