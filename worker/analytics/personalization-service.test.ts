import * as v from 'valibot'
import { expect, test } from 'vitest'

import { InternalPreferences } from '#shared/preferences/internal-preferences.ts'
import { findChannel } from './personalization-service.ts'

const CONFIGURED = 'https://decide.example/engine'

const channel = (recommendationPostUrl: unknown) =>
  findChannel(
    async () =>
      v.parse(InternalPreferences, { recommendationChannel: 'web-us', recommendationPostUrl }),
    CONFIGURED,
  )

test.for([
  ['/v1/decide', 'https://decide.example/engine/v1/decide'],
  ['/v1/decide/', 'https://decide.example/engine/v1/decide/'],
  ['https://decide.example/engine/v1/decide', 'https://decide.example/engine/v1/decide'],
  ['https://decide.example/elsewhere', 'https://decide.example/elsewhere'],
])('the channel is reached at %s', async ([postUrl, address]) => {
  expect(await channel(postUrl)).toEqual({ channel: 'web-us', address: new URL(address ?? '') })
})

test.for([
  'https://other.example/v1/decide',
  'http://decide.example/engine/v1/decide',
  'https://decide.example:8443/v1/decide',
  'https://decide.example.evil/v1/decide',
  'https://user@decide.example/v1/decide',
  '//other.example/v1/decide',
  'javascript:alert(1)',
  'v1/decide',
  '/v1/decide?to=https://other.example',
  null,
])('no channel is reached at %s', async (postUrl) => {
  expect(await channel(postUrl)).toBeNull()
})
