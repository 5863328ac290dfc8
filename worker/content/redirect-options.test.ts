import { expect, test } from 'vitest'

import { mapRedirectOptions } from './redirect-options.ts'

test('redirect options only lead to https URLs of allowed hosts', () => {
  const option = (value: string) => ({ countryCode: 'NO', text: 'Norge', value })
  const options = mapRedirectOptions(
    [
      'https://no.example/x',
      'https://no.example.evil.example/',
      'https://no.example:8443/',
      'https://no.example@evil.example/',
      'http://no.example/',
      'javascript:1',
      '//no.example',
    ].map(option),
    ['no.example'],
  )
  expect(options).toEqual([{ countryCode: 'NO', text: 'Norge', value: 'https://no.example/x' }])
})
