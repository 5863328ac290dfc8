import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { readAgain } from './query-client.ts'

test('a page shows what was read after a change, also if the first request was pending then', async () => {
  const client = new QueryClient()
  const answers: ((list: string[]) => void)[] = []
  const read = () => new Promise<string[]>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['list', 'hearts'], queryFn: read })
  const stop = observer.subscribe(() => undefined)
  expect(answers).toHaveLength(1)

  const reading = readAgain(client, ['list'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.([])
  answers[1]?.(['lamp'])
  await reading
  expect(observer.getCurrentResult().data).toEqual(['lamp'])
  stop()
})
