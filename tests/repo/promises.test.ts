import { expect, test } from 'vitest'

import { families } from '#worker/families.ts'

import { DOCUMENT, readPromises, withPromises } from '../gameday/document.ts'
import { cellsOf } from '../gameday/matrix.ts'
import { serviceAt } from '../gameday/services.ts'
import { textOf } from './sources.ts'

test('the document of promises shows what the game day has recorded, and nothing is broken', () => {
  const promises = readPromises()
  const text = textOf(DOCUMENT)
  expect(withPromises(text, promises), 'run `npm run gameday -- --record`').toBe(text)
  expect(cellsOf(promises).filter(({ observed }) => observed.level === 'broken')).toEqual([])
  expect(textOf('README.md')).toContain(DOCUMENT)
})

test('the game day lets every API family fail', () => {
  const addresses = Object.values(families).map(
    ({ base }) => `http://commerce${base}/organizations/f_ecom_zzxx_001/any`,
  )
  expect(addresses.filter((address) => serviceAt(address) === null)).toEqual([])
})
