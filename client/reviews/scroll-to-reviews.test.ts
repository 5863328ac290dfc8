import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { scrollToReviews } from './scroll-to-reviews.ts'

const looks: number[] = []
const scrollIntoView = vi.fn<() => void>()
let appearsAt = Infinity

function openAt(hash: string) {
  const begun = Date.now()
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('document', {
    getElementById(id: string) {
      expect(id).toBe(REVIEWS_ID)
      looks.push(Date.now() - begun)
      return Date.now() - begun >= appearsAt ? { scrollIntoView } : null
    },
  })
  return scrollToReviews()
}

beforeEach(() => {
  vi.useFakeTimers()
  looks.length = 0
  appearsAt = Infinity
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('scrolls to the reviews after a second if the address names them', () => {
  appearsAt = 0
  openAt('#reviews')
  vi.advanceTimersByTime(999)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('looks for late reviews three more times', () => {
  appearsAt = 1_150
  openAt('#reviews')
  vi.advanceTimersByTime(5_000)
  expect(looks).toEqual([1_000, 1_100, 1_200])
  expect(scrollIntoView).toHaveBeenCalledOnce()

  looks.length = 0
  appearsAt = Infinity
  openAt('#reviews')
  vi.advanceTimersByTime(5_000)
  expect(looks).toEqual([1_000, 1_100, 1_200, 1_300])
})

test('does not scroll for other addresses, or after the shopper has left', () => {
  openAt('#content')
  openAt('#reviews')()
  vi.advanceTimersByTime(5_000)
  expect(looks).toEqual([])
})
