import { expect, test } from 'vitest'

import { networkOf } from './network-of.ts'

test.for([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:1::', '2001:db8:1:0::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::', '0:0:0:0::/64', '0:0:0::/48'],
] as const)('%s is counted as %s and as %s', ([ip, address, network]) => {
  expect(networkOf(ip)).toEqual({ address, network })
})

test.for([null, '127.0.0.1', '::1', '::ffff:127.0.0.1'])('%j is not counted', (ip) => {
  expect(networkOf(ip)).toBeNull()
})
