import { expect, test } from 'vitest'

import { addressPrefix } from './address-prefix.ts'

test.for([
  [null, null],
  ['127.0.0.1', null],
  ['::1', null],
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
] as const)('the address %j belongs to %j', ([ip, network]) => {
  expect(addressPrefix(ip)).toBe(network)
})
