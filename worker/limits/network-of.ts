/** Addresses of this machine, which no visitor has. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i

interface VisitorNetwork {
  /** One connection: an address of IPv4, a /64 of IPv6, because a home has all of its addresses. */
  address: string
  /** The provider's neighborhood: /24 of IPv4, /48 of IPv6. */
  network: string
}

/** Where a visitor's requests come from. Null for an unknown or local address. */
export function networkOf(ip: string | null): VisitorNetwork | null {
  if (ip === null || LOOPBACK.test(ip)) return null
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  if (v4) {
    const [address] = /[\d.]+$/.exec(ip) ?? [ip]
    return { address, network: `${v4[1]}.0/24` }
  }
  const groups = splitGroups(ip.toLowerCase())
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  }
}

/** The eight groups of an IPv6 address without leading zeros. */
function splitGroups(ip: string) {
  const [address = ''] = ip.split('%')
  const [first = [], last] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = last ? 8 - first.length - last.length : 0
  const all = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...(last ?? [])]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}
