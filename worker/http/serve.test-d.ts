import * as v from 'valibot'

import { endpoint } from '#shared/http/endpoint.ts'

import type { Edge } from './edge.ts'
import type { Handlers } from './serve.ts'

const lists = {
  getList: endpoint<{ listId: string }, { name: string }>()('GET', '/lists/:listId'),
}

// @ts-expect-error The input lacks a parameter of the path.
endpoint<{ name: string }, object>()('GET', '/lists/:listId')

type ListHandlers = Handlers<Edge, typeof lists>

const allowed = { agents: 'allowed', limit: 'none' } as const
const ListInput = v.object({ listId: v.string() })

export const complete = {
  getList: {
    ...allowed,
    input: ListInput,
    run: (_, { listId }) => Promise.resolve({ name: listId }),
  },
} satisfies ListHandlers

// @ts-expect-error An endpoint has no handler.
export const missing: ListHandlers = {}

export const wrong: ListHandlers = {
  // @ts-expect-error The output is not the declared one.
  getList: { ...allowed, input: ListInput, run: () => Promise.resolve({ title: '' }) },
}

export const other: ListHandlers = {
  getList: {
    ...allowed,
    // @ts-expect-error The schema has another input.
    input: v.object({ listId: v.number() }),
    run: () => Promise.resolve({ name: '' }),
  },
}
